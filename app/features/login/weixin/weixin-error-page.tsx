import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ContactSupportText } from '#app/components/contact-support-text'
import { buttonVariants } from '#app/components/ui/button'
import { LoginCard } from '#app/features/login/login-page'
import type { WeixinLoginError } from './weixin-login-error'

/** `message`: the service's text, for details only it knows. */
type WeixinErrorPageProps = { error: WeixinLoginError; message: string; isLoggedIn: boolean }

/** Shows why a WeChat login failed, and the next step. */
export function WeixinErrorPage({ error, message, isLoggedIn }: WeixinErrorPageProps) {
  const { t } = useTranslation('login')
  return (
    <LoginCard>
      <h1 className="text-xl font-semibold tracking-tight">{t(`weixin.trouble.${error}.title`)}</h1>
      <p className="mt-3 leading-7 text-muted-foreground">
        <ContactSupportText text={message || t(`weixin.trouble.${error}.text`)} />
      </p>
      <Link to={isLoggedIn ? '/' : '/login'} className={`${buttonVariants()} mt-6`}>
        {t(isLoggedIn ? 'weixin.goOn' : 'weixin.back')}
      </Link>
    </LoginCard>
  )
}
