import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/forms/text-field'

type ChallengeFieldsProps = {
  /** As the service gives it: the work for scripts, the sum as an SVG image, and the wait that does instead. */
  challenge: { work: string; picture: string; waitSeconds: number }
  /** A script does the work: there is nothing to do for the person. */
  isSolving?: boolean
}

/** The check before a code, for whoever asked or tried often: part of the form whose press it stands before. */
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
        // Another sum, another answer.
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
