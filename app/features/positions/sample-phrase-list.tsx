import { useTranslation } from 'react-i18next'
import { PlaceholderHighlight } from '#app/components/placeholder-highlight'

type SamplePhraseListProps = { title: string; lines: readonly string[] }

/** The lines of a level that are shown first; a page has two levels. */
const maxShownFirst = 5

/** The example lines of a level; those that make a page long are behind a press, without JavaScript too. */
export function SamplePhraseList({ title, lines }: SamplePhraseListProps) {
  const { t } = useTranslation('positions')
  const others = lines.slice(maxShownFirst)
  return (
    <>
      <h3 className="mt-7 text-sm font-medium text-subtle-foreground">{title}</h3>
      <PhraseItems lines={lines.slice(0, maxShownFirst)} className="mt-2 border-t" />
      {others.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-3 text-sm text-primary hover:underline">
            {t('showAllLines', { count: lines.length })}
          </summary>
          <PhraseItems lines={others} className="border-t" />
        </details>
      ) : null}
    </>
  )
}

function PhraseItems({ lines, className }: { lines: readonly string[]; className: string }) {
  return (
    <ul className={`divide-y divide-border border-b border-border ${className}`}>
      {lines.map((line) => (
        <li key={line} className="py-3 leading-7">
          <PlaceholderHighlight line={line} />
        </li>
      ))}
    </ul>
  )
}
