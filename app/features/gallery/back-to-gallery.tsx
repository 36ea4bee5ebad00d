import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The way back to all templates. */
export function BackToGallery() {
  const { t } = useTranslation('gallery')
  return (
    <Link
      to="/tpls"
      className="inline-flex items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t('back')}
    </Link>
  )
}
