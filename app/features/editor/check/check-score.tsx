import { Check, ChevronRight, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ScoreRing, scoreLevelOf } from '#app/components/score-ring'
import { formatGroup } from '#resume-lint/group-names'
import type { Score } from '#resume-lint/score'

/** The score, its meaning, and the share of each group. What must be changed is said in words: the ring shows the score alone. */
export function CheckScore({
  score: { total, groups, mustCount, isSparse },
  isReadingFile = false,
}: {
  score: Score
  /** The PDF is still being checked: its points and the verdict come later. */
  isReadingFile?: boolean
}) {
  const { t, i18n } = useTranslation('check-up')
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const scoreLevel = scoreLevelOf(total)
  const withLosses = groups.filter(({ points, maxPoints }) => points < maxPoints)
  const passed = groups.filter(({ points, maxPoints }) => points === maxPoints)
  const isReady = mustCount === 0 && !isReadingFile && scoreLevel === 'high'
  const verdict =
    mustCount > 0
      ? t('verdict.must', { count: mustCount })
      : isReadingFile
        ? t('verdict.reading')
        : t(`verdict.${isReady && isSparse ? 'sparse' : total === 100 ? 'clean' : scoreLevel}`)
  return (
    <div className="rounded-md border border-border bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex items-center gap-4">
          <ScoreRing
            total={isReadingFile ? undefined : total}
            label={isReadingFile ? t('verdict.reading') : `${t('score')}: ${t('scoreOf', { total })}`}
          />
          <p className="text-lg font-semibold sm:hidden">{verdict}</p>
        </div>
        <div className="min-w-60 grow">
          <p className="mb-2 text-lg font-semibold max-sm:hidden">{verdict}</p>
          <ul className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-sm">
            {withLosses.map(({ group, points: got, maxPoints: of }) => (
              <li key={group} className="contents">
                <span className="text-muted-foreground">{formatGroup(group, language)}</span>
                <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-muted">
                  <span
                    className="block h-full rounded-full bg-premium"
                    style={{ width: `${(got / of) * 100}%` }}
                  />
                </span>
                <span className="text-right text-subtle-foreground tabular-nums">
                  {t('groupGot', { got, of })}
                </span>
              </li>
            ))}
            {isReadingFile ? (
              <li className="contents">
                <span className="text-muted-foreground">{formatGroup('file', language)}</span>
                <span aria-hidden className="h-1.5 rounded-full bg-muted" />
                <span className="text-right text-subtle-foreground">{t('groupPending')}</span>
              </li>
            ) : null}
          </ul>
          {passed.length > 0 ? (
            <details className="group/passed mt-2 text-sm">
              <summary className="flex min-h-6 w-fit items-center gap-1.5 rounded-md text-primary hover:text-primary-strong">
                <CircleCheck aria-hidden className="size-4" />
                {t('passed', { count: passed.length })}
                <ChevronRight aria-hidden className="size-4 group-open/passed:rotate-90" />
              </summary>
              <ul className="mt-1 space-y-1 text-muted-foreground">
                {passed.map(({ group, maxPoints: of }) => (
                  <li key={group} className="flex items-center gap-1.5">
                    <Check aria-hidden className="size-4 text-primary" />
                    <span className="grow">{formatGroup(group, language)}</span>
                    <span className="text-subtle-foreground tabular-nums">
                      {t('groupGot', { got: of, of })}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
        </div>
      </div>
      {isReady && isSparse ? <p className="mt-3 text-sm text-muted-foreground">{t('sparseText')}</p> : null}
      {isReady ? <p className="mt-3 text-sm text-muted-foreground">{t('limits')}</p> : null}
      <details className="group/how mt-3 border-t border-border pt-2 text-sm">
        <summary className="flex min-h-6 w-fit items-center gap-1.5 rounded-md text-muted-foreground hover:text-foreground">
          {t('scoreHow')}
          <ChevronRight aria-hidden className="size-4 group-open/how:rotate-90" />
        </summary>
        <p className="mt-1 text-muted-foreground">{t('scoreText')}</p>
      </details>
    </div>
  )
}
