import { Download } from 'lucide-react'
import type { z } from 'zod'
import { Button } from '#app/components/ui/button'
import type { ExportStartInput } from '#contract/admin/admin-panel'
import { useAdminTexts } from '#app/features/admin/use-admin-texts'

export type ExportName = z.infer<typeof ExportStartInput>['list']

type ExportButtonProps = {
  exportName: ExportName
  query: Readonly<Record<string, string>>
}

/** Takes the list along as it is asked now. A press and no link: that it was taken is written down. */
export function ExportButton({ exportName: name, query }: ExportButtonProps) {
  const { list: exportName } = useAdminTexts()
  return (
    <form method="post" action={`/admin/export/${name}`}>
      {['search', 'filter', 'since', 'until', 'sort', 'order'].map((field) =>
        query[field] ? <input key={field} type="hidden" name={field} value={query[field]} /> : null,
      )}
      <Button type="submit" variant="outline">
        <Download aria-hidden />
        {exportName.export}
      </Button>
    </form>
  )
}
