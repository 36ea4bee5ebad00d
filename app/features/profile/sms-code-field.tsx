import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChallengeFields } from '#app/components/challenge/challenge-fields'
import { useAutoSolveChallenge } from '#app/components/challenge/use-auto-solve-challenge'
import { TextField } from '#app/components/forms/text-field'
import { IntentButton } from './intent-button'
import { useFieldError } from './settings-form'
import type { ProfileFormResult } from './profile-actions.server'

const sendIntent = 'sendClosingCode'

/** The code of a text message, with the button that sends it. */
export function SmsCodeField({ result }: { result?: ProfileFormResult }) {
  const { t } = useTranslation()
  const error = useFieldError(result, 'captcha')
  const secondsLeft = useSecondsLeft(result?.intent === sendIntent ? result : undefined)
  const { containerRef, isSolving } = useAutoSolveChallenge(result?.challenge, result?.intent)
  const isSent = result?.intent === sendIntent && result.resendAfterSeconds !== undefined
  return (
    <div ref={containerRef}>
      <TextField
        name="captcha"
        label={t('profile.code')}
        error={error}
        defaultValue={result?.submitted.captcha}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        trailing={
          <IntentButton intent={sendIntent} variant="outline" disabled={secondsLeft > 0} className="h-auto">
            <span className="min-w-[5.5em] tabular-nums">
              {secondsLeft > 0 ? t('profile.resendIn', { seconds: secondsLeft }) : t('profile.sendCode')}
            </span>
          </IntentButton>
        }
      />
      {result?.challenge ? <ChallengeFields challenge={result.challenge} isSolving={isSolving} /> : null}
      <p role="status" className="mt-1 text-sm text-primary empty:hidden">
        {isSent ? t('profile.codeSent') : null}
      </p>
    </div>
  )
}

/** Counts down from the last code sent; a failed sending ends it, another form of the page does not. */
function useSecondsLeft(lastResult: ProfileFormResult | undefined): number {
  const [secondsLeft, setSecondsLeft] = useState(0)
  const timer = useRef<ReturnType<typeof setInterval>>()
  useEffect(() => {
    if (!lastResult) return
    const endsAt = Date.now() + (lastResult.resendAfterSeconds ?? 0) * 1000
    const tick = () => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      if (left === 0) clearInterval(timer.current)
      setSecondsLeft(left)
    }
    clearInterval(timer.current)
    timer.current = setInterval(tick, 250)
    queueMicrotask(tick)
  }, [lastResult])
  useEffect(() => () => clearInterval(timer.current), [])
  return secondsLeft
}
