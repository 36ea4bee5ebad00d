import { getInputProps } from '@conform-to/react'
import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { ChallengeFields } from '#app/components/bot-challenge/challenge-fields'
import { useAutoSolveChallenge } from '#app/components/bot-challenge/use-auto-solve-challenge'
import { TextField } from '#app/components/forms/text-field'
import { useResultForm } from '#app/components/forms/use-result-form'
import { ContactSupportText } from '#app/components/contact-support-text'
import { useCountdown } from '#app/components/use-countdown'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { normalizePhone } from '#contract/account/normalize-phone'
import { ConsentBox, ConsentQuestion } from './consent'
import {
  weixinAuthPath,
  type LoginFields,
  type LoginFormState,
  type LoginMode,
  type LoginView,
} from './login-form-state'
import { offlineTextKey } from './offline-login-state'
import { useDeviceDraftCount } from './use-device-draft-count'
import { useLoginFetcher } from './use-login-fetcher'
import { usePhoneOfDraft } from './use-phone-of-draft'
import { OpenInWeixin } from './weixin/open-in-weixin'
import { WeixinButton } from './weixin/weixin-button'

const focusDelayMs = 100
/** Of the last button: idle and pending. */
const labels = { login: ['submit', 'submitting'], bind: ['bind', 'binding'] } as const

type LoginFormProps = {
  mode: LoginMode
  view: LoginView
  /** Where to go afterwards: a path of this site. */
  to: string
  /** The result of a plain post without scripts. */
  posted?: LoginFormState
  /** Whether the form is visible: a closed dialog preserves its input. */
  open?: boolean
  /** Called when the login or binding succeeds. */
  onDone?(): void
}

/**
 * The login by code or by WeChat; for a logged-in user, the binding of a phone. Scripts only avoid reloads.
 */
export function LoginForm({ mode, view, to, posted, open = true, onDone }: LoginFormProps) {
  const { t, i18n } = useTranslation('login')
  const { formState, pendingIntent: postingIntent, submitLogin } = useLoginFetcher(posted, onDone)
  const [form, fields] = useResultForm<LoginFields>(formState)
  const { containerRef, isSolving } = useAutoSolveChallenge(formState?.challenge, formState?.pressed)
  const pendingIntent = isSolving ? formState?.pressed : postingIntent
  const { typedPhone, onInput } = useTypedPhone()
  // What was said, and the wait for the next code, are of the number that it was said of.
  const isOtherPhone = typedPhone !== undefined && !isPhoneOf(formState, typedPhone)
  const countdown = useCountdown(formState)
  const { secondsLeft: left, isTicking } = isOtherPhone ? { secondsLeft: 0, isTicking: false } : countdown
  const deviceDrafts = useDeviceDraftCount()
  const { consentFor } = formState ?? {}
  const notice = isOtherPhone ? undefined : formState?.notice
  const enterSendsCode = formState?.challenge !== undefined && !fields.captcha.value
  const errorText = formState?.isOffline ? t(`problems.${offlineTextKey(formState, mode)}`) : form.errors?.[0]

  function submit(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const submitted = new FormData(event.currentTarget, button)
    const intent = String(submitted.get('intent') ?? 'login')
    const goesToWeixin =
      button?.formAction.endsWith(weixinAuthPath) && (intent === 'agree' || submitted.has('agreed'))
    if (goesToWeixin) return
    event.preventDefault()
    // The submit that follows a solved challenge has no button.
    if (postingIntent || (isSolving && button) || (intent === 'send' && left > 0)) return
    submitLogin(submitted)
  }

  const weixin = mode === 'login' && !consentFor ? view.weixin : null
  const isPhoneFirst = weixin !== 'here'
  const inputClassName = isPhoneFirst ? 'h-12 sm:text-base' : undefined
  // In WeChat its button comes first: no focus, so that no keyboard covers it.
  usePhoneOfDraft(form.id, to, mode === 'login' && open)
  useFocus(form.id, formState, open && !isSolving && (isPhoneFirst || Boolean(formState)))
  return (
    <form
      id={form.id}
      method="post"
      action="/login"
      noValidate
      // Prefetches the module of /login while there is a network (start-prefetching.ts).
      data-discover="true"
      onSubmit={submit}
      onInput={onInput}
      className="flex flex-col gap-4"
    >
      {/* Enter presses the first button of a form; after a challenge before a code, that button sends the
          code. */}
      <button
        type="submit"
        name="intent"
        value={enterSendsCode ? 'send' : 'login'}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
      <HiddenFields values={{ mode, to, deviceDrafts, waitUntil: formState?.waitUntil ?? 0 }} />
      {/* In China nobody wonders. */}
      {mode === 'login' && i18n.language === 'en' ? (
        <p className="-mt-2 text-sm leading-6 font-medium">
          {t(weixin === 'here' || weixin === 'scan' ? 'needs.either' : 'needs.phone')}
        </p>
      ) : null}
      {weixin === 'here' ? <WeixinButton first /> : null}
      <TextField
        {...getInputProps(fields.phone, { type: 'tel' })}
        label={t('phone')}
        autoComplete="tel-national"
        prefix="+86"
        className={inputClassName}
        hint={mode !== 'login' && i18n.language === 'en' ? t('phoneHint') : undefined}
        maxLength={24}
        error={fields.phone.errors?.[0]}
      />
      <TextField
        {...getInputProps(fields.captcha, { type: 'text' })}
        label={t('captcha')}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={inputClassName}
        maxLength={6}
        error={fields.captcha.errors?.[0]}
        trailing={
          <Button
            type="submit"
            name="intent"
            value="send"
            variant="outline"
            className="h-auto min-w-30 tabular-nums aria-disabled:opacity-60"
            aria-disabled={isTicking || pendingIntent === 'send' || undefined}
          >
            {pendingIntent === 'send'
              ? t('sending')
              : left > 0
                ? t('resendIn', { seconds: left })
                : t('sendCode')}
          </Button>
        }
      />
      {isSolving ? null : <FormMessage errorText={errorText} notice={notice} demo={view.demo} />}
      <div ref={containerRef} className="empty:hidden">
        {formState?.challenge ? (
          <ChallengeFields challenge={formState.challenge} isSolving={isSolving} />
        ) : null}
      </div>
      {mode === 'login' && !consentFor ? (
        <ConsentBox policies={view.policies} isAgreed={formState?.initialValue?.agreed === 'on'} />
      ) : null}
      {consentFor ? (
        <ConsentQuestion policies={view.policies} consentFor={consentFor} />
      ) : (
        <Button
          type="submit"
          name="intent"
          value="login"
          size={isPhoneFirst ? 'lg' : 'default'}
          variant={isPhoneFirst ? 'default' : 'outline'}
          className="mt-1 w-full"
          aria-busy={pendingIntent === 'login' || undefined}
        >
          {t(`${labels[mode][pendingIntent === 'login' ? 1 : 0]}`)}
        </Button>
      )}
      {weixin === 'scan' ? <WeixinButton /> : null}
      {weixin === 'inWeixin' ? <OpenInWeixin origin={view.origin} to={to} /> : null}
    </form>
  )
}

type FormMessageProps = { errorText: string | undefined; notice: string | undefined; demo: boolean }

/** The result of the last press, also announced to screen readers. */
function FormMessage({ errorText, notice, demo }: FormMessageProps) {
  const { t } = useTranslation('login')
  const { sentenceGap } = useFormatters()
  const text = errorText ?? notice
  if (text === undefined) return null
  return (
    <p
      role={errorText ? 'alert' : 'status'}
      className={cn(
        'rounded-md px-3 py-2 text-sm leading-6',
        errorText ? 'bg-destructive/10 text-destructive' : 'bg-secondary text-primary',
      )}
    >
      <ContactSupportText text={text} />
      {sentenceGap}
      {demo && !errorText ? (
        <a href="/dev/outbox" target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {t('demoCode')}
        </a>
      ) : null}
    </p>
  )
}

/** The phone as it was typed last; undefined until then. */
function useTypedPhone() {
  const [typedPhone, setTypedPhone] = useState<string>()
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'phone') setTypedPhone(target.value)
  }
  return { typedPhone, onInput }
}

const isPhoneOf = (formState: LoginFormState | undefined, phone: string): boolean =>
  normalizePhone(String(formState?.initialValue?.phone ?? phone)) === normalizePhone(phone)

/** Focuses the phone when the form opens; then the next step, unless a field has an error. */
function useFocus(formId: string, formState: LoginFormState | undefined, open: boolean) {
  useEffect(() => {
    const selector = formState ? nextFieldSelector(formState) : '[name=phone]'
    if (!selector || !open) return
    const focus = () => document.getElementById(formId)?.querySelector<HTMLElement>(selector)?.focus()
    const timer = setTimeout(focus, formState ? 0 : focusDelayMs)
    return () => clearTimeout(timer)
  }, [formId, formState, open])
}

function nextFieldSelector({ challenge, consentFor, notice }: LoginFormState): string | undefined {
  if (challenge) return '[name=sum]'
  if (consentFor) return 'button[value=agree]'
  return notice && '[name=captcha]'
}
