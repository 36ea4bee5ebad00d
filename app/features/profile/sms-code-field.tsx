import { getInputProps, useField } from '@conform-to/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChallengeFields } from '#app/components/bot-challenge/challenge-fields'
import { useCountdown } from '#app/components/use-countdown'
import { useAutoSolveChallenge } from '#app/components/bot-challenge/use-auto-solve-challenge'
import { TextField } from '#app/components/forms/text-field'
import { IntentButton } from './intent-button'
import type { ProfileFormResult } from './profile-actions.server'

const sendIntent = 'sendClosingCode'

/** The SMS code field with its send button. */
export function SmsCodeField({ result }: { result?: ProfileFormResult }) {
  const { t } = useTranslation('profile')
  const [field] = useField<string>('captcha')
  const secondsLeft = useSecondsLeft(result)
  const { containerRef, isSolving } = useAutoSolveChallenge(result?.challenge, result?.pressed)
  const isSent = result?.pressed === sendIntent && result.resendAfterSeconds !== undefined
  return (
    <div ref={containerRef}>
      <TextField
        {...getInputProps(field, { type: 'text' })}
        label={t('code')}
        error={field.errors?.[0]}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        trailing={
          <IntentButton intent={sendIntent} variant="outline" disabled={secondsLeft > 0} className="h-auto">
            <span className="min-w-[5.5em] tabular-nums">
              {secondsLeft > 0 ? t('resendIn', { seconds: secondsLeft }) : t('sendCode')}
            </span>
          </IntentButton>
        }
      />
      {result?.challenge ? <ChallengeFields challenge={result.challenge} isSolving={isSolving} /> : null}
      <p role="status" className="mt-1 text-sm text-primary empty:hidden">
        {isSent ? t('codeSent') : null}
      </p>
    </div>
  )
}

/** Counts down from the last code sent; a failed send resets it, other forms do not. */
function useSecondsLeft(result: ProfileFormResult | undefined): number {
  const [sending, setSending] = useState<ProfileFormResult>()
  if (result?.pressed === sendIntent && result !== sending) setSending(result)
  const wait = useMemo(() => sending && { waitSeconds: sending.resendAfterSeconds ?? 0 }, [sending])
  const { secondsLeft, isTicking } = useCountdown(wait)
  // Without scripts nothing ticks, and the button stays enabled.
  return isTicking ? secondsLeft : 0
}
