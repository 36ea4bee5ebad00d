import { useTranslation } from 'react-i18next'

/** Shows why a list failed. */
export function ListError({ message }: { message: string | null }) {
  const { t } = useTranslation('admin')
  if (message === null) return null
  return (
    <p role="alert" className="mb-4 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning">
      {message || t('list.failed')}
    </p>
  )
}
