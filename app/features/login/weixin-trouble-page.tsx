import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SupportText } from '#app/components/support-text'
import { buttonVariants } from '#app/components/ui/button'
import { LoginCard } from './login-page'
import type { WeixinTrouble } from './weixin-trouble'

/** `said`: the service's own words, for what only it can know. */
type WeixinTroublePageProps = { trouble: WeixinTrouble; said: string; loggedIn: boolean }

/** Why a round to WeChat did not end in a login, and the way on. */
export function WeixinTroublePage({ trouble, said, loggedIn }: WeixinTroublePageProps) {
  const { t } = useTranslation()
  return (
    <LoginCard>
      <h1 className="text-xl font-semibold tracking-tight">{t(`login.weixin.trouble.${trouble}.title`)}</h1>
      <p className="mt-3 leading-7 text-muted-foreground">
        <SupportText text={said || t(`login.weixin.trouble.${trouble}.text`)} />
      </p>
      <Link to={loggedIn ? '/' : '/login'} className={`${buttonVariants()} mt-6`}>
        {t(loggedIn ? 'login.weixin.goOn' : 'login.weixin.back')}
      </Link>
    </LoginCard>
  )
}
