import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { Button } from '#app/components/ui/button'
import type { WeixinWay } from '#app/components/weixin-way'
import { IntentButton } from './intent-button'
import { SettingsForm, resultFor } from './settings-form'
import type { Profile } from '#contract/account/profile'
import type { ProfileFormResult } from './profile-actions.server'
import { settingButtonClassName, Setting, SettingDisclosure } from './settings-group'

type WeixinSettingProps = {
  profile: Profile
  weixinWay: WeixinWay | null
  result?: ProfileFormResult
}

const unboundTexts = { here: 'unbound', scan: 'unbound', inWeixin: 'bindInWeixin', off: 'weixinOff' } as const

/** WeChat as a login: bound through WeChat, unbound here unless it is the only login. */
export function WeixinSetting({ profile, weixinWay, result }: WeixinSettingProps) {
  const { t } = useTranslation('profile')
  const ownResult = resultFor(result, 'unbindWeixin')
  const { weixin, phone } = profile
  if (!weixin)
    return (
      <Setting
        label={t('weixin')}
        value={
          <span className="font-normal text-subtle-foreground">{t(unboundTexts[weixinWay ?? 'off'])}</span>
        }
      >
        {weixinWay === 'here' || weixinWay === 'scan' ? (
          <form method="post" action="/auth/wechat" className={settingButtonClassName}>
            <HiddenFields values={{ purpose: 'bind', to: '/user' }} />
            <Button type="submit" variant="ghost" size="sm" className="text-primary hover:text-primary">
              {t('bindWeixin')}
            </Button>
          </form>
        ) : null}
      </Setting>
    )
  return (
    <Setting label={t('weixin')} value={weixin.nickname || t('bound')}>
      {phone ? (
        <SettingsForm result={ownResult} className="needs-script">
          <IntentButton
            intent="unbindWeixin"
            variant="ghost"
            size="sm"
            confirmOptions={{
              title: t('unbindWeixin'),
              text: t('unbindText', { phone }),
              confirmLabel: t('unbind'),
            }}
            className={`${settingButtonClassName} text-primary hover:text-primary`}
          >
            {t('unbind')}
          </IntentButton>
        </SettingsForm>
      ) : null}
      <SettingDisclosure
        title={t('unbind')}
        open={Boolean(ownResult)}
        className={phone ? 'needs-no-script' : undefined}
      >
        {phone ? (
          <SettingsForm result={ownResult}>
            <p className="text-sm text-muted-foreground">{t('unbindText', { phone })}</p>
            <IntentButton intent="unbindWeixin" variant="outline">
              {t('unbindWeixin')}
            </IntentButton>
          </SettingsForm>
        ) : (
          <p className="text-sm text-muted-foreground">{t('unbindNeedsPhone')}</p>
        )}
      </SettingDisclosure>
    </Setting>
  )
}
