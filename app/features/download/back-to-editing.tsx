import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The link back to the editor, at the top of the page, where users look for it when they see a mistake. */
export function BackToEditing({ to }: { to: string }) {
  const { t } = useTranslation('download')
  return (
    <Link
      to={to}
      className="touch-target inline-flex items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t('back')}
    </Link>
  )
}
