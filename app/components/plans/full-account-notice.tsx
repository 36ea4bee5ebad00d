import { useTranslation } from 'react-i18next'
import { RefusalLinks } from './refusal-links'

/** Says that the account takes no other resume, where one would begin: before a file is read or a page is chosen. */
export function FullAccountNotice() {
  const { t } = useTranslation('create')
  return (
    <div role="status" className="mt-5 rounded-md bg-warning-soft px-4 py-3 text-warning">
      <p className="font-medium">{t('full')}</p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
        <span>{t('fullText')}</span>
        <RefusalLinks over="count" />
      </p>
    </div>
  )
}
