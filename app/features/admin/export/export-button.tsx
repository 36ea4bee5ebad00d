import { useTranslation } from 'react-i18next'
import { Download } from 'lucide-react'
import { Button } from '#app/components/ui/button'
import type { InputOf } from '#contract/http/endpoints'

type ExportButtonProps = {
  exportName: InputOf<'beginExport'>['list']
  query: Readonly<Record<string, string>>
}

/** Exports the list with its present query. A POST, not a link, because the export is logged. */
export function ExportButton({ exportName, query }: ExportButtonProps) {
  const { t } = useTranslation('admin')
  return (
    <form method="post" action={`/admin/export/${exportName}`}>
      {['search', 'filter', 'since', 'until', 'sort', 'order'].map((field) =>
        query[field] ? <input key={field} type="hidden" name={field} value={query[field]} /> : null,
      )}
      <Button type="submit" variant="outline">
        <Download aria-hidden />
        {t('list.export')}
      </Button>
    </form>
  )
}
