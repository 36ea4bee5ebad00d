import { Download } from 'lucide-react'
import type { z } from 'zod'
import { Button } from '#app/components/ui/button'
import type { ExportStart } from '#contract/admin-desk'
import { useDesk } from './use-desk'

export type ExportName = z.infer<typeof ExportStart>['list']

type ExportButtonProps = {
  list: ExportName
  asked: Readonly<Record<string, string>>
}

/** Takes the list along as it is asked now. A press and no link: that it was taken is written down. */
export function ExportButton({ list: name, asked }: ExportButtonProps) {
  const { list } = useDesk()
  return (
    <form method="post" action={`/admin/export/${name}`}>
      {['search', 'filter', 'since', 'until', 'sort', 'order'].map((field) =>
        asked[field] ? <input key={field} type="hidden" name={field} value={asked[field]} /> : null,
      )}
      <Button type="submit" variant="outline">
        <Download aria-hidden />
        {list.export}
      </Button>
    </form>
  )
}
