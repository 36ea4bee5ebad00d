import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { generalPositionId } from '#contract/catalogue/general-position'

type WrittenNoteProps = { language: 'zh' | 'en'; hasSample: boolean }

/** On a page in English: what of it is in Chinese, and where there are lines in English if it has none. */
export function WrittenNote({ language, hasSample }: WrittenNoteProps) {
  const { t } = useTranslation('positions')
  return (
    <p className="mt-2 text-sm text-subtle-foreground">
      {t(`written.${language}${hasSample ? 'WithSample' : ''}`)}{' '}
      {language === 'zh' ? (
        <Link to={`/positions/${generalPositionId}`} className="text-primary hover:underline">
          {t('written.general')}
        </Link>
      ) : null}
    </p>
  )
}
