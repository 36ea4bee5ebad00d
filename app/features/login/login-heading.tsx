import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { startsDownload } from '#app/components/start-download'
import type { InvitationText } from '#contract/account/invite-terms'
import { useFormatters } from '#app/i18n/use-formatters'
import type { LoginMode } from './login-form-state'
import { loginPurpose } from './login-purpose'

type LoginHeadingProps = {
  id?: string
  mode: LoginMode
  as: 'h1' | 'h2'
  /** Where to go afterwards. */
  to: string
  inWeixin: boolean
  invitation?: InvitationText
  /** The dialog says something that comes before what the login leads to. */
  isHeld?: boolean
}

/**
 * Says what the login is for. A download that will start by itself is announced with what it counts: none does in WeChat, or
 * while something must be changed. Who was writing a draft reads that it comes along.
 */
export function LoginHeading(props: LoginHeadingProps) {
  const { id, mode, as: Heading, to, inWeixin, invitation, isHeld = false } = props
  const startsByItself = startsDownload(to) && !inWeixin && !isHeld
  const { t } = useTranslation(['login', 'layout'])
  const { joinSentences } = useFormatters()
  const lead = () => joinSentences(t(`leads.${loginPurpose(to, startsByItself)}`), t('signUp'))
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
        {mode === 'bind' ? t('bindLead') : lead()}
      </p>
      {invitation && mode === 'login' ? (
        <p className="mt-4 flex items-center gap-3 rounded-lg bg-secondary px-4 py-3 text-sm leading-6">
          <Gift aria-hidden className="size-5 shrink-0 text-primary" />
          <span>
            <strong className="block font-medium break-words">{invitation.title}</strong>
            {invitation.reward}
          </span>
        </p>
      ) : null}
    </div>
  )
}
