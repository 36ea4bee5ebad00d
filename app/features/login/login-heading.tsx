import { useTranslation } from 'react-i18next'
import { startsDownload } from '#app/components/start-download'
import type { LoginMode } from './login-form-state'

type LoginHeadingProps = {
  id?: string
  mode: LoginMode
  as: 'h1' | 'h2'
  /** Where to go afterwards. */
  to: string
  inWeixin: boolean
}

/** A download that will start by itself, which none does in WeChat, is announced with what it counts. */
export function LoginHeading({ id, mode, as: Heading, to, inWeixin }: LoginHeadingProps) {
  const lead = startsDownload(to) && !inWeixin ? 'downloadLead' : 'lead'
  const { t } = useTranslation(['login', 'layout'])
  return (
    <div className="mb-6">
      {/* The login page shows the logo above the form. */}
      {Heading === 'h2' ? (
        <p className="mb-1 text-sm font-medium text-primary">{t('layout:siteName')}</p>
      ) : null}
      <Heading id={id} className="text-2xl font-semibold tracking-tight">
        {t(mode === 'login' ? 'title' : 'bindTitle')}
      </Heading>
      <p className="mt-1.5 text-sm leading-6 text-muted-foreground">
        {t(mode === 'bind' ? 'bindLead' : lead)}
      </p>
    </div>
  )
}
