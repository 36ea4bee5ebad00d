import { Link, useNavigate } from '@remix-run/react'
import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CountingRules } from '#app/components/plans/counting-rules'
import { buttonVariants } from '#app/components/ui/button'
import { Modal } from '#app/components/ui/modal'
import { CardLengthLinks } from './plans/card-length-links'
import { PlanGrid } from './plans/plan-grid'
import { PlanTerms } from './plans/plan-terms'
import type { LoadedUpgrade } from './load-upgrade.server'

type UpgradeModalProps = LoadedUpgrade & {
  /** Where choosing a plan leads (spec §2); /pricing by default. */
  goTo?: string
  /** The URL of the page without the modal. */
  closeUrl: string
}

/** 升级会员: the reason, the plans, and the free way to membership by invitations. */
export function UpgradeModal({ cards, lengths, reason, back, goTo, closeUrl }: UpgradeModalProps) {
  const { t } = useTranslation('pricing')
  const navigate = useNavigate()
  return (
    <Modal
      id="upgrade-title"
      title={t('upgrade.title')}
      closeLabel={t('upgrade.close')}
      onClose={() => navigate(closeUrl, { replace: true, preventScrollReset: true })}
      closeHref={closeUrl}
      className="max-w-5xl"
    >
      <p className="mt-1 mb-5 text-muted-foreground">{t(`upgrade.why.${reason}`)}</p>
      <CardLengthLinks lengths={lengths} months={1} back={back ?? closeUrl} />
      <PlanGrid
        cards={cards}
        isGuest={false}
        onlyDisplay={{ goTo: goTo ?? '/pricing', back: back ?? closeUrl }}
      />
      <PlanTerms />
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-muted p-4 text-sm">
        <Link to="/user/invite" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          <Gift aria-hidden />
          {t('upgrade.invite')}
        </Link>
        <span className="text-muted-foreground">{t('upgrade.inviteNote')}</span>
      </p>
      <CountingRules />
    </Modal>
  )
}
