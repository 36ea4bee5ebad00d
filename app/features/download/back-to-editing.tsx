import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'

/** The link back to the editor, at the top of the page, where users look for it when they see a mistake. */
export function BackToEditing({ to }: { to: string }) {
  const { t } = useTranslation('download')
  return (
    <div className="print-none -mb-4 -ml-2.5 lg:col-span-2">
      <ButtonLink to={to} variant="ghost" size="sm" icon={ArrowLeft} label={t('back')} />
    </div>
  )
}
