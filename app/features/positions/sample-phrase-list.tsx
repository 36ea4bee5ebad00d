import { useTranslation } from 'react-i18next'
import { PlaceholderHighlight } from '#app/components/placeholder-highlight'

type SamplePhraseListProps = { title: string; lines: readonly string[]; language: 'zh' | 'en' }

/** The lines of a level that are shown first; a page has two levels. */
const maxShownFirst = 5

/** The example lines of a level; those that make a page long are behind a press, without JavaScript too. */
export function SamplePhraseList({ title, lines, language }: SamplePhraseListProps) {
  const { t } = useTranslation('positions')
  const others = lines.slice(maxShownFirst)
  return (
    <>
      <h3 className="mt-7 text-sm font-medium text-subtle-foreground">{title}</h3>
      <PhraseItems language={language} lines={lines.slice(0, maxShownFirst)} className="mt-2 border-t" />
      {others.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-3 text-sm text-primary hover:underline">
            {t('showAllLines', { count: lines.length })}
          </summary>
          <PhraseItems language={language} lines={others} className="border-t" />
        </details>
      ) : null}
    </>
  )
}

type PhraseItemsProps = Pick<SamplePhraseListProps, 'lines' | 'language'> & { className: string }

function PhraseItems({ lines, language, className }: PhraseItemsProps) {
  return (
    <ul lang={language} className={`divide-y divide-border border-b border-border ${className}`}>
      {lines.map((line) => (
        <li key={line} className="py-3 leading-7">
          <PlaceholderHighlight line={line} />
        </li>
      ))}
    </ul>
  )
}
