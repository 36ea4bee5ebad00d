import { getInputProps, getSelectProps } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/api-client/form-result'
import { TextField } from '#app/components/forms/text-field'
import { useResultForm } from '#app/components/forms/use-result-form'
import { Button } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { Select } from '#app/components/ui/select'
import type { Share } from '#contract/sharing/share'
import { SHARE_EXPIRY_DAYS } from '#contract/sharing/share-expiry-days'
import { HiddenFieldsCheckboxes } from './hidden-fields-checkboxes'
import { MaskedPreview } from './masked-preview'
import { OpenShareCard } from './open-share-card'
import { hiddenKinds, parseShareForm, shareFormDefaults, type ShareForm } from './share-form'
import type { SharedView } from './share.server'

type ShareSettingsFormProps = {
  resumeId: string
  share: Share | null
  /** The form result. */
  result?: FormResult
  preview: SharedView | null
}

/** The settings of a link: hidden data, expiry and password, next to a preview. */
export function ShareSettingsForm({ resumeId, share, result, preview }: ShareSettingsFormProps) {
  const { t } = useTranslation('share')
  const defaults = shareFormDefaults(share)
  const [{ id, errors }, fields] = useResultForm<ShareForm>(result, { defaultValue: defaults })
  const [initialHidden] = useState(() => hiddenKinds(fields.hidden.initialValue))
  const [hidden, setHidden] = useState(initialHidden)
  const form = useRef<HTMLFormElement>(null)
  const readHiddenFromForm = () => setHidden(parseShareForm(new FormData(form.current!)).hidden)
  // Choices before hydration fire no change event: the preview would differ from the form.
  useEffect(readHiddenFromForm, [])
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      onChange={readHiddenFromForm}
      className="mt-6 grid gap-6 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:items-start"
    >
      {/* Enter in a field presses the first button of a form. */}
      <button type="submit" name="intent" value="open" hidden />
      {share ? null : <OpenShareCard />}
      <div className="space-y-6 rounded-lg border border-border bg-card p-5 sm:p-6">
        <h2 className="font-semibold">{t('settings')}</h2>
        {errors ? (
          <p role="alert" className="text-sm text-destructive">
            {errors[0]}
          </p>
        ) : null}
        <TextField
          {...getSelectProps(fields.days)}
          label={t('life')}
          error={fields.days.errors?.[0]}
          control={Select}
        >
          {share ? <option value="kept">{t('lifeKept')}</option> : null}
          {SHARE_EXPIRY_DAYS.map((days) => (
            <option key={days} value={days}>
              {days === 0 ? t('endless') : t('days', { count: days })}
            </option>
          ))}
        </TextField>
        {/* A typed password is set. An empty field keeps the current one, if any, unless it is removed. */}
        <div className="space-y-2">
          <TextField
            {...getInputProps(fields.password, { type: 'text' })}
            label={t(share?.hasPassword ? 'newPassword' : 'password')}
            placeholder={t(share?.hasPassword ? 'passwordKept' : 'passwordNone')}
            autoComplete="off"
            maxLength={64}
            error={fields.password.errors?.[0]}
          />
          {share?.hasPassword ? (
            <Checkbox {...getInputProps(fields.removesPassword, { type: 'checkbox' })}>
              <span>{t('removePassword')}</span>
            </Checkbox>
          ) : null}
        </div>
        {/* What comes back from the server may have changed boxes. */}
        <HiddenFieldsCheckboxes initialHidden={initialHidden} hidden={hidden} open={result !== undefined} />
        {share ? (
          <div className="border-t border-border pt-5">
            <Button type="submit" name="intent" value="open" className="max-sm:w-full">
              {t('save')}
            </Button>
            <p className="mt-3 text-sm leading-6 text-subtle-foreground">{t('privacy')}</p>
          </div>
        ) : null}
      </div>
      <MaskedPreview resumeId={resumeId} initialHidden={initialHidden} hidden={hidden} preview={preview} />
    </Form>
  )
}
