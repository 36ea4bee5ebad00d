import { CornerDownRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Select } from '#app/components/ui/select'
import type { Resume } from '#contract/resume/resume'
import type { UnclassifiedLine } from './replay-changes'
import { lineId } from './original-text'
import { menuTargets, suggestTarget } from './suggest-targets'
import type { Labels } from './use-labels'

/** Longer lists are shown as they get shorter. */
const maxShown = 60

type UnclassifiedLinesProps = {
  lines: readonly UnclassifiedLine[]
  resume: Resume
  labels: Labels
  /** Where a line stands in the original: its index there, and the section round it. */
  placeOf(line: UnclassifiedLine): { index?: number; sectionId?: string }
}

/** Words that the importer found no place for: each is moved by a press, or stays for later. */
export function UnclassifiedLines({ lines, resume, labels, placeOf }: UnclassifiedLinesProps) {
  const { t } = useTranslation('import-export')
  return (
    <section aria-labelledby="unplaced" className="mt-6 rounded-lg border border-border bg-card">
      <div className="px-5 pt-5 sm:px-8">
        <h2 id="unplaced" tabIndex={-1} className="scroll-mt-6 text-base font-semibold">
          {t('review.unplacedTitle')}
          <span className="ml-2 text-sm font-normal text-muted-foreground tabular-nums">{lines.length}</span>
        </h2>
        <p className="mt-1 text-sm leading-6 text-muted-foreground">{t('review.unplacedText')}</p>
      </div>
      <ul className="mt-3 divide-y divide-border border-t border-border">
        {lines.slice(0, maxShown).map((line) => {
          const { index, sectionId } = placeOf(line)
          const suggested = suggestTarget(line, resume, sectionId)
          return (
            <li key={line.id} className="px-5 py-4 sm:px-8">
              <p id={`text-${line.id}`} className="text-sm leading-6 [overflow-wrap:anywhere]">
                {line.plain}
                {index === undefined ? null : (
                  <a
                    href={`#${lineId(index)}`}
                    className="ml-2 whitespace-nowrap text-muted-foreground underline max-lg:hidden"
                  >
                    {t('review.lineNumber', { number: index + 1 })}
                  </a>
                )}
              </p>
              <div className="mt-2 flex flex-wrap items-center gap-2">
                {suggested ? (
                  <Button
                    type="submit"
                    id={`suggested-${line.id}`}
                    name="act"
                    value={`move ${line.id} ${suggested}`}
                    variant="outline"
                    size="sm"
                    aria-describedby={`text-${line.id}`}
                    className="max-w-full"
                  >
                    <CornerDownRight aria-hidden />
                    <span className="truncate">{labels.targetName(suggested)}</span>
                  </Button>
                ) : null}
                <TargetMenu line={line} resume={resume} labels={labels} />
              </div>
            </li>
          )
        })}
      </ul>
      {lines.length > maxShown ? (
        <p className="border-t border-border px-5 py-4 text-sm text-muted-foreground sm:px-8">
          {t('review.moreLines', { count: lines.length - maxShown })}
        </p>
      ) : null}
    </section>
  )
}

/** Another place. A select is chosen from without moving anything: arrow keys pass over its options. */
function TargetMenu({ line, resume, labels }: { line: UnclassifiedLine; resume: Resume; labels: Labels }) {
  const { t } = useTranslation('import-export')
  const { person, sections, newSections } = menuTargets(resume, line)
  const groups = [
    ['review.person', person],
    ['review.sections', sections],
    ['review.newSections', newSections],
  ] as const
  return (
    <span className="flex items-center gap-1">
      <Select
        name={`target ${line.id}`}
        defaultValue=""
        aria-label={t('review.elsewhereFor', { text: line.plain.slice(0, 20) })}
        className="h-8 w-44 py-0 pr-8 pl-2.5 text-sm sm:text-sm"
      >
        <option value="">{t('review.elsewhere')}</option>
        {groups.map(([label, targets]) =>
          targets.length > 0 ? (
            <optgroup key={label} label={t(label)}>
              {targets.map((to) => (
                <option key={to} value={to}>
                  {labels.targetName(to)}
                </option>
              ))}
            </optgroup>
          ) : null,
        )}
      </Select>
      <Button
        type="submit"
        name="act"
        value={`move ${line.id}`}
        variant="ghost"
        size="sm"
        aria-describedby={`text-${line.id}`}
      >
        {t('review.move')}
      </Button>
    </span>
  )
}
