import { Form } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { inputClassName } from '#app/components/ui/input'
import type { Share } from '#contract/sharing/share'
import { SHARE_EXPIRY_DAYS } from '#contract/sharing/share-expiry-days'
import { HiddenFieldsCheckboxes } from './hidden-fields-checkboxes'
import type { ShareRefusal } from './manage-share.server'
import { MaskedPreview } from './masked-preview'
import { PasswordField } from './password-field'
import { parseShareForm, type ShareForm } from './share-form'
import type { SharedView } from './share.server'

type ShareSettingsFormProps = {
  resumeId: string
  share: Share | null
  /** What the form holds when it is shown. */
  initialValues: ShareForm
  refusal?: ShareRefusal
  preview: SharedView | null
}

/** What a link hides, how long it lives, its password; and beside it what visitors would see. */
export function ShareSettingsForm({
  resumeId,
  share,
  initialValues,
  refusal,
  preview,
}: ShareSettingsFormProps) {
  const { t } = useTranslation()
  const [hidden, setHidden] = useState(initialValues.hidden)
  const form = useRef<HTMLFormElement>(null)
  const readHiddenFromForm = () => setHidden(parseShareForm(new FormData(form.current!)).hidden)
  // What was chosen before scripts came is no change to them, and would be hidden otherwise than the preview shows.
  useEffect(readHiddenFromForm, [])
  const problem = refusal?.fields.password
  return (
    <Form
      ref={form}
      method="post"
      onChange={readHiddenFromForm}
      className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-[1fr_24rem]"
    >
      {/* What Enter in a field presses: the first button of a form. */}
      <button type="submit" name="intent" value="open" hidden />
      <div className="space-y-6 rounded-lg border border-border bg-card p-5 sm:p-6">
        <h2 className="font-semibold">{t('share.settings')}</h2>
        {refusal && !problem ? (
          <p role="alert" className="text-sm text-destructive">
            {refusal.message}
          </p>
        ) : null}
        <HiddenFieldsCheckboxes hidden={initialValues.hidden} />
        <div>
          <label htmlFor="share-days" className="mb-1 block text-sm text-muted-foreground">
            {t('share.life')}
          </label>
          <select id="share-days" name="days" defaultValue={initialValues.days} className={inputClassName}>
            {share ? <option value="kept">{t('share.lifeKept')}</option> : null}
            {SHARE_EXPIRY_DAYS.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? t('share.endless') : t('share.days', { count: days })}
              </option>
            ))}
          </select>
        </div>
        <PasswordField
          hasPassword={share?.hasPassword ?? false}
          initialValues={initialValues}
          problem={problem}
        />
      </div>
      <MaskedPreview
        resumeId={resumeId}
        initialHidden={initialValues.hidden}
        hidden={hidden}
        preview={preview}
      />
      <div>
        <Button type="submit" name="intent" value="open" size="lg" className="max-sm:w-full">
          {t(share ? 'share.save' : 'share.open')}
        </Button>
        <p className="mt-3 text-sm leading-6 text-subtle-foreground">{t('share.privacy')}</p>
      </div>
    </Form>
  )
}
