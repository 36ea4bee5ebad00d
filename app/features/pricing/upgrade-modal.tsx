import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { Modal } from '#app/components/ui/modal'
import type { PlanCard } from './plan-cards'
import { PlanGrid } from './plan-grid'

type UpgradeModalProps = {
  cards: PlanCard[]
  isGuest: boolean
  /** Why it opened, in a sentence. */
  tip: string
  /** Where choosing a plan leads (spec §2): /pricing unless a page wants otherwise. */
  goTo?: string
  closeTo: string
  onClose(): void
}

/** 升级会员: the plans to look at, and the way to membership that costs nothing. */
export function UpgradeModal({
  cards,
  isGuest,
  tip,
  goTo = '/pricing',
  closeTo,
  onClose,
}: UpgradeModalProps) {
  const { t } = useTranslation()
  return (
    <Modal
      id="upgrade-title"
      title={t('pricing.upgrade.title')}
      close={t('pricing.upgrade.close')}
      onClose={onClose}
      closeHref={closeTo}
      className="max-w-4xl"
    >
      <p className="mt-1 mb-5 text-ink-soft">{tip}</p>
      <PlanGrid cards={cards} isGuest={isGuest} onlyDisplay={{ goTo }} />
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken p-4 text-sm">
        <Link to="/user/invite" className={buttonVariants({ look: 'outline', size: 'small' })}>
          {t('pricing.upgrade.invite')}
        </Link>
        <span className="text-ink-soft">{t('pricing.upgrade.inviteNote')}</span>
      </p>
    </Modal>
  )
}
