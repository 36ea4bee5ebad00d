import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { MarkedLine } from '#app/components/marked-line'
import { cn } from '#app/components/ui/cn'
import type { SampleLines } from './sample-answer'
import { SampleButton, type SamplePress } from './sample-button'
import { hasSample, type SampleKind } from './sample-text'
import { useToolTexts } from './tool-texts'

type SampleListProps = {
  answer: SampleLines
  q: string
  /** What stands in the entry: what was added is ticked, and a press takes it out again. */
  text: string
  kind: SampleKind
  /** What a press on a position does: it happens here, or another page shows it. */
  onPosition: ((id: string) => void) | { href(id: string): string }
  onSample: SamplePress
}

const chip = 'inline-flex h-8 items-center rounded-full border px-3 text-sm'
const chipLook = {
  chosen: 'border-primary bg-secondary font-medium text-primary',
  other: 'border-border-strong text-muted-foreground hover:border-input hover:text-foreground',
}

/** The positions that were found, and what people of the chosen one write. */
export function SampleList({
  answer: { found, position },
  q,
  text,
  kind,
  onPosition,
  onSample,
}: SampleListProps) {
  const { t, i18n } = useTranslation()
  const { samples: tools } = useToolTexts()
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const groups = !position
    ? []
    : kind === 'words'
      ? [{ title: t('positions.skills'), samples: position.skills }]
      : [
          { title: t('positions.junior'), samples: position.lines.junior },
          { title: t('positions.senior'), samples: position.lines.senior },
        ]
  return (
    <>
      <div role="group" aria-label={tools.positions} className="mt-4 flex flex-wrap gap-1.5">
        {found.map(({ id, name, industry }) => {
          const isChosen = id === position?.id
          const shared = {
            title: industry[language],
            className: cn(chip, isChosen ? chipLook.chosen : chipLook.other),
          }
          return typeof onPosition === 'function' ? (
            <button key={id} type="button" {...shared} aria-pressed={isChosen} onClick={() => onPosition(id)}>
              {name[language]}
            </button>
          ) : (
            <Link
              key={id}
              {...shared}
              to={onPosition.href(id)}
              aria-current={isChosen ? 'true' : undefined}
              preventScrollReset
            >
              {name[language]}
            </Link>
          )
        })}
      </div>
      {found.length === 0 ? (
        <p role="status" className="mt-4 text-sm leading-6 text-muted-foreground">
          {t('positions.none', { q: q.trim() })}
          <br />
          {tools.noneText}
        </p>
      ) : (
        <p className="mt-4 text-sm leading-6 text-muted-foreground">{tools.replace}</p>
      )}
      {groups.map(({ title, samples }) => (
        <section key={title} aria-label={title}>
          <h3 className="mt-5 text-sm font-medium text-subtle-foreground">{title}</h3>
          <ul className={kind === 'words' ? 'mt-2 flex flex-wrap gap-2' : 'mt-2 space-y-2'}>
            {samples.map((sample) => (
              <li key={sample}>
                <SampleButton
                  sample={sample}
                  added={hasSample(text, sample, kind)}
                  short={kind === 'words'}
                  press={onSample}
                >
                  <MarkedLine line={sample} />
                </SampleButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
