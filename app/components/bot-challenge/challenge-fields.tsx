import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/forms/text-field'

type ChallengeFieldsProps = {
  /** `work` is for scripts, `picture` is the sum as an SVG image; waiting `waitSeconds` works instead. */
  challenge: { work: string; picture: string; waitSeconds: number }
  /** A script solves the challenge: the user has nothing to do. */
  isSolving?: boolean
}

/** The bot challenge before a login code, after many requests or attempts; part of the form it guards. */
export function ChallengeFields({
  challenge: { work, picture, waitSeconds },
  isSolving = false,
}: ChallengeFieldsProps) {
  const { t } = useTranslation('login')
  if (isSolving)
    return (
      <p role="status" className="text-sm text-muted-foreground">
        {t('check.solving')}
      </p>
    )
  return (
    <fieldset className="mt-1 rounded-lg border border-border px-4 pt-1 pb-4">
      <legend className="px-1 text-sm font-medium">{t('check.title')}</legend>
      <p className="text-sm leading-6 text-muted-foreground">{t('check.text')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={t('check.picture')}
        width={208}
        height={60}
        className="my-3 rounded-md"
      />
      <input type="hidden" name="challenge" value={work} />
      <TextField
        // A new sum needs an empty field.
        key={work}
        name="sum"
        label={t('check.sum')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
      />
      <p className="mt-2 text-sm leading-6 text-muted-foreground">
        {waitSeconds > 0 ? t('check.wait', { seconds: waitSeconds }) : t('check.waited')}
      </p>
    </fieldset>
  )
}
