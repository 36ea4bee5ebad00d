import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { EmptyState } from '#app/components/empty-state/empty-state'
import { TitledSection } from '#app/components/titled-section'
import { QuotaLeftLine } from '#app/components/plans/benefit-line'
import { Card } from '#app/components/ui/card'
import { useFormatters } from '#app/i18n/use-formatters'
import type { CreditLine } from '#contract/billing/ai-credits'
import { UNLIMITED } from '#contract/billing/benefits'
import { LedgerLines } from './ledger-lines'
import type { MembershipView } from './membership.server'

const sectionId = 'credit-history'

/** The AI credits left, and every movement with the balance after it; without any, what credits are for. */
export function CreditHistory({ pointsLeft, credits }: Pick<MembershipView, 'pointsLeft' | 'credits'>) {
  const { t } = useTranslation('membership')
  const { formatDateTime } = useFormatters()
  const { nameOf, sumOf } = useLineTexts()
  const { lines, page, pages } = credits
  return (
    <TitledSection id={sectionId} title={t('credits.title')} className="mt-10 scroll-mt-6">
      {pointsLeft === null ? null : (
        <p className="mt-2 text-sm text-muted-foreground">
          <QuotaLeftLine of="points" left={pointsLeft} />
        </p>
      )}
      {lines.length > 0 ? (
        <>
          <p className="mt-0.5 text-sm text-pretty text-muted-foreground">{t('credits.text')}</p>
          <LedgerLines
            labelledBy={sectionId}
            lines={lines.map((line) => ({
              what: nameOf(line),
              detail: line.kind === 'opening' ? t('credits.openingText') : <Source of={line.for} />,
              when: formatDateTime(line.at),
              sum: sumOf(line),
              isLess: line.change <= 0,
              balance:
                line.balance === UNLIMITED
                  ? t('credits.unlimited')
                  : t('credits.balance', { count: line.balance }),
            }))}
          />
          {pages > 1 ? (
            <nav
              aria-label={t('credits.pages')}
              className="mt-4 grid grid-cols-[1fr_auto_1fr] items-center gap-4"
            >
              <PageLink
                page={page - 1}
                pages={pages}
                label={t('credits.newer')}
                className="justify-self-start"
              />
              <p className="text-sm text-subtle-foreground tabular-nums">
                {t('credits.page', { page, pages })}
              </p>
              <PageLink
                page={page + 1}
                pages={pages}
                label={t('credits.older')}
                className="justify-self-end"
              />
            </nav>
          ) : null}
        </>
      ) : (
        <Card className="mt-3">
          <EmptyState scene="cat" title={t('credits.none')} text={t('credits.noneText')}>
            <ButtonLink
              variant="outline"
              {...(pointsLeft === 0
                ? { to: '/pricing', label: t('seePlans') }
                : { to: '/resume/chat', label: t('useCredits') })}
            />
          </EmptyState>
        </Card>
      )}
    </TitledSection>
  )
}

function useLineTexts() {
  const { t } = useTranslation('membership')
  return {
    nameOf({ kind, purpose, change }: CreditLine): string {
      const use = t(`credits.uses.${purpose ?? 'other'}`)
      if (kind === 'use') return use
      if (kind === 'return') return t('credits.returned', { use })
      if (kind === 'support') return t(change < 0 ? 'credits.kinds.supportTook' : 'credits.kinds.supportGave')
      return t(`credits.kinds.${kind}`)
    },
    sumOf({ kind, change, balance }: CreditLine): string {
      if (change !== 0) return t(change < 0 ? 'lessPoints' : 'morePoints', { count: Math.abs(change) })
      if (balance !== UNLIMITED) return t('credits.unchanged')
      return t(kind === 'use' || kind === 'return' ? 'credits.uncounted' : 'credits.unlimited')
    },
  }
}

/** A link to the chat or the resume that a credit was used for. */
function Source({ of: source }: { of: CreditLine['for'] }) {
  const { t } = useTranslation('membership')
  if (!source) return null
  return (
    <Link
      to={source.is === 'chat' ? `/resume/chat?chat=${source.id}` : `/resume/edit/${source.id}`}
      className="block truncate underline decoration-border-strong underline-offset-2 hover:text-foreground"
    >
      {source.title || t(`credits.untitled.${source.is}`)}
    </Link>
  )
}

type PageLinkProps = { page: number; pages: number; label: string; className: string }

function PageLink({ page, pages, ...link }: PageLinkProps) {
  if (page < 1 || page > pages) return <span />
  return <ButtonLink to={`?credits=${page}#${sectionId}`} variant="outline" size="sm" {...link} />
}
