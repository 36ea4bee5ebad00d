import { Link } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { badgeVariants } from '#app/components/ui/badge'
import type { ResumeCardData } from './my-resumes.server'

type ResumeCardFactsProps = { id: string; title: string; card: ResumeCardData }

/** What for, in which template, how long; and below it how good and what to do next. */
export function ResumeCardFacts({ id, title, card }: ResumeCardFactsProps) {
  const { t } = useTranslation('my-resumes')
  const { position, templateName, pages, score, step } = card
  const layout = [templateName, pages === null ? '' : t('pages', { count: pages })]
    .filter(Boolean)
    .join(' · ')
  // Titles are mostly made of the name and the position.
  const saysPosition = position !== '' && !title.includes(position)
  return (
    <>
      {saysPosition ? (
        <p className="mt-0.5 truncate text-sm text-muted-foreground" title={position}>
          {position}
        </p>
      ) : null}
      {step ? (
        <div className="mt-1.5 flex items-center gap-2 text-sm">
          {score === null ? null : (
            <Link
              to={`/resume/check/${id}`}
              aria-label={t('scoreNamed', { score, title })}
              className={badgeVariants({ variant: scoreVariant(score), className: 'py-0.5 hover:underline' })}
            >
              {t('score', { score })}
            </Link>
          )}
          <Link
            to={step.href}
            aria-label={t('stepNamed', { step: step.text ?? t(`steps.${step.kind}`), title })}
            title={step.text}
            className={`flex min-w-0 items-center py-0.5 hover:underline ${step.kind === 'send' ? 'text-primary' : ''}`}
          >
            <span className="truncate">{step.text ?? t(`steps.${step.kind}`)}</span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-subtle-foreground" />
          </Link>
        </div>
      ) : null}
      {layout ? <p className="mt-1 text-xs leading-5 text-subtle-foreground tabular-nums">{layout}</p> : null}
    </>
  )
}

/** As the ring of the check-up is coloured. */
function scoreVariant(score: number) {
  return score < 70 ? 'highlight' : score < 90 ? 'warning' : 'success'
}
