import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** Who made the page, small: it belongs to the person it is about. */
export function SharedPageFooter({ note }: { note?: string }) {
  const { t } = useTranslation('share')
  return (
    <footer className="mx-auto w-full max-w-[54rem] px-5 pt-6 pb-8 text-center text-xs text-muted-foreground">
      {note ? <p className="mb-1.5">{note}</p> : null}
      <Link to="/" className="rounded-sm hover:text-foreground hover:underline">
        {t('madeWith')}
      </Link>
    </footer>
  )
}
