import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataSettings } from './data-settings'
import { NicknameSetting } from './nickname-setting'
import { PhoneSetting } from './phone-setting'
import { PlanLine } from './plan-line'
import type { ProfileFormResult } from './profile-actions.server'
import type { ProfileView } from './profile.server'
import type { WeixinWay } from '#app/components/weixin-way'
import { SessionList } from './session-list'
import { buttonVariants } from '#app/components/ui/button'
import { highestPlanId } from '#contract/billing/plan-ids'
import { Setting, settingButtonClassName, SettingsGroup } from './settings-group'
import { WeixinSetting } from './weixin-setting'

type ProfilePageProps = {
  view: ProfileView
  phoneForm: ReactNode
  /** How WeChat is bound from here; null when it cannot be. */
  weixinWay: WeixinWay | null
  inWeixin: boolean
  result?: ProfileFormResult
  hasExportFailed: boolean
}

const linkClassName = buttonVariants({
  variant: 'ghost',
  size: 'sm',
  className: `${settingButtonClassName} text-primary hover:text-primary`,
})

/** The account page, with all actions of its owner. */
export function ProfilePage(props: ProfilePageProps) {
  const { view, phoneForm, weixinWay, inWeixin, result, hasExportFailed } = props
  const { t } = useTranslation(['profile', 'layout'])
  const { profile, plan, now, sessions } = view
  return (
    <div className="max-w-3xl">
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted-foreground">{t('lead')}</p>
      {profile.phone === null ? (
        <p className="mt-6 rounded-lg bg-muted px-4 py-3 text-sm text-muted-foreground sm:px-5">
          {t('phoneAsked')}
        </p>
      ) : null}
      <SettingsGroup id="account" title={t('account')}>
        <NicknameSetting key={profile.nickname} nickname={profile.nickname} result={result} />
        <PhoneSetting key={profile.phone} phone={profile.phone}>
          {phoneForm}
        </PhoneSetting>
        <WeixinSetting profile={profile} weixinWay={weixinWay} result={result} />
        <Setting label={t('plan')} value={<PlanLine plan={plan} now={now} />}>
          <Link to="/pricing" className={linkClassName}>
            {t(plan?.id === highestPlanId ? 'layout:account.renew' : 'layout:account.upgrade')}
          </Link>
        </Setting>
        <Setting
          label={t('inviteCode')}
          value={<span className="font-mono tracking-wide select-all">{profile.inviteCode}</span>}
        >
          <Link to="/user/invite" className={linkClassName}>
            {t('layout:account.invite')}
          </Link>
        </Setting>
      </SettingsGroup>
      <SessionList sessions={sessions} now={now} result={result} />
      <DataSettings profile={profile} inWeixin={inWeixin} result={result} hasExportFailed={hasExportFailed} />
    </div>
  )
}
