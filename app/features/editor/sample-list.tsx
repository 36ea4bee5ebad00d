import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MarkedLine } from '#app/components/marked-line'
import type { SampleLines } from './sample-answer'
import { hasSample, type SampleKind } from './sample-text'

type SampleListProps = {
  answer: SampleLines
  q: string
  /** What stands in the entry: what was added is ticked, and a press takes it out again. */
  text: string
  kind: SampleKind
  onPosition(id: string): void
  onSample(sample: string): void
}

/** The positions that were found, and what people of the chosen one write. */
export function SampleList({ answer: { found, position }, q, text, kind, ...on }: SampleListProps) {
  const { t, i18n } = useTranslation()
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
      <div role="group" aria-label={t('editor.samples.positions')} className="mt-4 flex flex-wrap gap-1.5">
        {found.map(({ id, name, industry }) => (
          <button
            key={id}
            type="button"
            title={industry[language]}
            aria-pressed={id === position?.id}
            onClick={() => on.onPosition(id)}
            className="h-8 rounded-full border border-line-strong px-3 text-sm text-ink-soft hover:border-line-field hover:text-ink aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-medium aria-pressed:text-primary"
          >
            {name[language]}
          </button>
        ))}
      </div>
      {found.length === 0 ? (
        <p role="status" className="mt-4 text-sm leading-6 text-ink-soft">
          {t('positions.none', { q: q.trim() })}
          <br />
          {t('editor.samples.noneText')}
        </p>
      ) : (
        <p className="mt-4 text-sm leading-6 text-ink-soft">{t('editor.samples.replace')}</p>
      )}
      {groups.map(({ title, samples }) => (
        <section key={title} aria-label={title}>
          <h3 className="mt-5 text-sm font-medium text-ink-faint">{title}</h3>
          <ul className={kind === 'words' ? 'mt-2 flex flex-wrap gap-2' : 'mt-2 space-y-2'}>
            {samples.map((sample) => (
              <li key={sample}>
                <SampleButton added={hasSample(text, sample, kind)} onPress={() => on.onSample(sample)}>
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

type SampleButtonProps = { added: boolean; onPress(): void; children: React.ReactNode }

function SampleButton({ added, onPress, children }: SampleButtonProps) {
  const Icon = added ? Check : Plus
  return (
    <button
      type="button"
      aria-pressed={added}
      onClick={onPress}
      className="flex w-full items-start gap-2.5 rounded-md border border-line bg-surface px-3 py-2 text-left text-sm leading-6 hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft"
    >
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
      <span>{children}</span>
    </button>
  )
}
