import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { IntentButton } from './intent-button'
import { PostedForm, postedOf } from './posted-form'
import type { Profile } from '#contract/profile'
import type { Posted } from './profile-command.server'
import { besideLine, Setting, Unfolding } from './settings'

type WeixinSettingProps = {
  profile: Profile
  /** Whether it can be bound from here. */
  offered: boolean
  posted?: Posted
}

/** WeChat as a way to log in: bound by going there and back, unbound here unless it is the only one. */
export function WeixinSetting({ profile, offered, posted }: WeixinSettingProps) {
  const { t } = useTranslation()
  const own = postedOf(posted, 'unbindWeixin')
  const { weixin, phone } = profile
  if (!weixin)
    return (
      <Setting
        label={t('profile.weixin')}
        value={
          <span className="font-normal text-subtle-foreground">
            {t(offered ? 'profile.unbound' : 'profile.weixinOff')}
          </span>
        }
      >
        {offered ? (
          <form method="post" action="/auth/wechat" className={besideLine}>
            <input type="hidden" name="purpose" value="bind" />
            <input type="hidden" name="to" value="/user" />
            <Button type="submit" variant="ghost" size="sm" className="text-primary hover:text-primary">
              {t('profile.bindWeixin')}
            </Button>
          </form>
        ) : null}
      </Setting>
    )
  return (
    <Setting label={t('profile.weixin')} value={weixin.nickname || t('profile.bound')}>
      {phone ? (
        <PostedForm posted={own} className="needs-script">
          <IntentButton
            intent="unbindWeixin"
            variant="ghost"
            size="sm"
            question={{
              title: t('profile.unbindWeixin'),
              text: t('profile.unbindText', { phone }),
              yes: t('profile.unbind'),
            }}
            className={`${besideLine} text-primary hover:text-primary`}
          >
            {t('profile.unbind')}
          </IntentButton>
        </PostedForm>
      ) : null}
      <Unfolding
        title={t('profile.unbind')}
        open={Boolean(own)}
        className={phone ? 'needs-no-script' : undefined}
      >
        {phone ? (
          <PostedForm posted={own}>
            <p className="text-sm text-muted-foreground">{t('profile.unbindText', { phone })}</p>
            <IntentButton intent="unbindWeixin" variant="outline">
              {t('profile.unbindWeixin')}
            </IntentButton>
          </PostedForm>
        ) : (
          <p className="text-sm text-muted-foreground">{t('profile.unbindNeedsPhone')}</p>
        )}
      </Unfolding>
    </Setting>
  )
}
