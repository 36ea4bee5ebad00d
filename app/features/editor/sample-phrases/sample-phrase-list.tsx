import { generalPositionId } from '#contract/catalogue/general-position'
import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { hasPlaceholder } from '#app/components/find-placeholders'
import { PlaceholderHighlight } from '#app/components/placeholder-highlight'
import { cn } from '#app/components/ui/cn'
import { moveInGroup } from '#app/components/ui/move-in-group'
import type { SectionKind } from '#contract/resume/section-kinds'
import type { SamplePhrases } from './sample-phrases-types'
import { SamplePhraseButton, type SamplePhraseAction } from './sample-phrase-button'
import { suitedTo } from './own-words'
import { hasPositionSamples, type Writer } from './position-query'
import { samplePhraseGroups, type SamplePhraseGroup } from './sample-phrase-groups'
import type { SamplePhraseKind } from './sample-phrase-kinds'
import { hasLineFrom, hasSamplePhrase } from './toggle-sample-phrase'

type SamplePhraseListProps = {
  result: SamplePhrases
  q: string
  /** The entry's text; samples in it have a check mark, and a press removes them. */
  text: string
  kind: SamplePhraseKind
  sectionKind: SectionKind
  writer: Writer
  /** Selects a position in place, or links to the page that shows it. */
  onSelectPosition: ((id: string) => void) | { href(id: string): string }
  onToggle: SamplePhraseAction
}

const chipClass = 'inline-flex h-8 items-center rounded-full border px-3 text-sm'
const chipVariants = {
  chosen: 'border-primary bg-secondary font-medium text-primary',
  other: 'border-border-strong text-muted-foreground hover:border-input hover:text-foreground',
}

/** The positions found and the sample phrases of the selected one. */
export function SamplePhraseList({
  result: found,
  q,
  text,
  kind,
  sectionKind,
  writer,
  onSelectPosition,
  onToggle,
}: SamplePhraseListProps) {
  const { t, i18n } = useTranslation(['positions', 'editor-tools'])
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const result = suitedTo(found, writer.words)
  const { matches, position } = result
  const hasChosen = matches.some(({ id }) => id === position?.id)
  const isAboutPosition = hasPositionSamples(sectionKind)
  const titleOf = (title: SamplePhraseGroup['title']) =>
    title === 'skills' || title === 'junior' || title === 'senior'
      ? t(title)
      : t(`editor-tools:samples.${title}`)
  const groups = samplePhraseGroups(result, { kind, sectionKind, writer })
  return (
    <>
      <div
        role="group"
        data-one-stop
        aria-label={t('editor-tools:samples.positions')}
        hidden={!isAboutPosition}
        className="mt-4 flex flex-wrap gap-1.5"
      >
        {matches.map(({ id, name, industry }, index) => {
          const isChosen = id === position?.id
          const shared = {
            title: industry[language],
            className: cn(chipClass, isChosen ? chipVariants.chosen : chipVariants.other),
          }
          return typeof onSelectPosition === 'function' ? (
            <button
              key={id}
              type="button"
              {...shared}
              aria-pressed={isChosen}
              // One stop of Tab on the way to the samples, and arrows inside.
              tabIndex={isChosen || (index === 0 && !hasChosen) ? 0 : -1}
              onKeyDown={moveInGroup}
              onClick={() => onSelectPosition(id)}
            >
              {name[language]}
            </button>
          ) : (
            <Link
              key={id}
              {...shared}
              to={onSelectPosition.href(id)}
              aria-current={isChosen ? 'true' : undefined}
              preventScrollReset
            >
              {name[language]}
            </Link>
          )
        })}
      </div>
      <p role="status" className="mt-4 text-sm leading-6 text-muted-foreground">
        {isAboutPosition && position?.isForAny ? (
          <span className="mb-1 block text-foreground">
            {t('editor-tools:samples.noEnglish', { name: position.name[language] })}
          </span>
        ) : null}
        {isAboutPosition && q.trim() === '' && position?.id === generalPositionId
          ? t('editor-tools:samples.noPosition')
          : isAboutPosition && q.trim() !== '' && matches.length <= 1 && matches[0]?.id === generalPositionId
            ? t('editor-tools:samples.onlyGeneral', { q: q.trim() })
            : t(`editor-tools:samples.${hintOf(kind, text)}`)}
      </p>
      {groups.map(({ title, samples }) => (
        <section key={title} aria-label={titleOf(title)}>
          <h3 className="mt-5 text-sm font-medium text-subtle-foreground">{titleOf(title)}</h3>
          <ul className={kind === 'words' ? 'mt-2 flex flex-wrap gap-2' : 'mt-2 space-y-2'}>
            {samples.map((sample) => (
              <li key={sample}>
                <SamplePhraseButton
                  sample={sample}
                  isAdded={hasSamplePhrase(text, sample, kind)}
                  isUsed={hasLineFrom(text, sample, kind)}
                  isWord={kind === 'words'}
                  action={onToggle}
                >
                  <PlaceholderHighlight line={sample} />
                </SamplePhraseButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Skills are to be taken out only where some stand there that nobody confirmed. */
function hintOf(kind: SamplePhraseKind, text: string) {
  if (kind === 'lines') return 'replace'
  return hasPlaceholder(text) ? 'replaceWords' : 'addWords'
}
