import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** A sentence in which the phrase about contacting us is a link. */
export function ContactSupportText({ text }: { text: string }) {
  const { t } = useTranslation('layout')
  const contactPhrase = t('contact')
  const at = text.toLowerCase().indexOf(contactPhrase.toLowerCase())
  if (at < 0) return text
  const end = at + contactPhrase.length
  return (
    <>
      {text.slice(0, at)}
      <Link to="/help#feedback" className="underline underline-offset-4">
        {text.slice(at, end)}
      </Link>
      {text.slice(end)}
    </>
  )
}
