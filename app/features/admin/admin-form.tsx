import { FormProvider, useField } from '@conform-to/react'
import { Form, Link, useNavigation } from '@remix-run/react'
import type { ElementType, InputHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/api-client/form-result'
import { TextField } from '#app/components/forms/text-field'
import { useResultForm } from '#app/components/forms/use-result-form'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { cn } from '#app/components/ui/cn'
import type { Select } from '#app/components/ui/select'

type FormValues = { [name: string]: string | number | boolean | readonly string[] | FormValues }

export type AdminFormProps = {
  /** The result of this form. */
  result: FormResult | undefined
  action: string
  /** The form's fields without an input. */
  hidden: Record<string, string | number>
  defaultValue?: FormValues
  label?: string
  /** null: a form without a reason. */
  reasonLabel?: string | null
  /** As in contract/admin/admin-user.ts by default. */
  maxReasonLength?: number
  submitLabel: string
  /** The intent of the submit button, in a form with several. */
  submitIntent?: string
  isDestructive?: boolean
  /** The URL of the cancel link. */
  cancelUrl: string
  className?: string
  /** The fields of the form before the reason. */
  children?: ReactNode
}

/** A form with a change and its reason. It stays on the page with what is wrong, with and without scripts. */
export function AdminForm({
  result,
  action,
  hidden,
  defaultValue,
  label,
  reasonLabel,
  maxReasonLength = 200,
  submitLabel,
  submitIntent,
  isDestructive = false,
  cancelUrl,
  className,
  children,
}: AdminFormProps) {
  const { t } = useTranslation('admin')
  const busy = useNavigation().state === 'submitting'
  const [form] = useResultForm<FormValues>(result, { defaultValue })
  return (
    <FormProvider context={form.context}>
      <Form
        id={form.id}
        method="post"
        action={action}
        aria-label={label}
        className={cn('mt-4 grid gap-4', className)}
      >
        <FormProblem result={result} fields={Object.keys(hidden)} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        {reasonLabel === null ? null : (
          <AdminField
            name="reason"
            label={reasonLabel ?? t('act.reason')}
            required
            maxLength={maxReasonLength}
          />
        )}
        <p className="flex flex-wrap gap-3">
          <Button
            type="submit"
            {...(submitIntent && { name: 'intent', value: submitIntent })}
            variant={isDestructive ? 'destructive' : 'default'}
            disabled={busy}
          >
            {submitLabel}
          </Button>
          <Link to={cancelUrl} preventScrollReset className={buttonVariants({ variant: 'outline' })}>
            {t('act.cancel')}
          </Link>
        </p>
      </Form>
    </FormProvider>
  )
}

type AdminFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  control?: typeof Select | 'textarea'
  /** Of a textarea. */
  rows?: number
  /** After the input, in its row. */
  trailing?: ReactNode
}

/** A field of the form around it, with its typed value and its error. */
export function AdminField({ name, ...props }: AdminFieldProps) {
  const [{ id, errors, initialValue }] = useField<string>(name)
  return (
    <TextField<ElementType>
      id={id}
      name={name}
      defaultValue={initialValue}
      error={errors?.[0]}
      // In the response to a submit, the user continues at the error, without scripts too.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={errors !== undefined}
      {...props}
    />
  )
}

/** A box of the form around it. */
export function AdminCheckbox({ name, children }: { name: string; children: string }) {
  const [{ initialValue }] = useField<boolean>(name)
  return (
    <Checkbox name={name} defaultChecked={initialValue === 'on'} className="text-sm font-medium">
      {children}
    </Checkbox>
  )
}

type FormProblemProps = { result: FormResult | undefined; fields?: string[] }

/** Shows why a form was refused. `fields`: those that show no error themselves; by default all. */
export function FormProblem({ result, fields }: FormProblemProps) {
  const { t } = useTranslation('admin')
  const errors = result?.error ?? {}
  const isFieldWrong = (fields ?? Object.keys(errors)).some((name) => errors[name])
  const problem = errors['']?.[0] ?? (isFieldWrong ? t('act.wrong') : undefined)
  if (!problem) return null
  return (
    <p
      role="alert"
      className="mt-4 rounded-md border border-destructive/40 px-4 py-3 text-sm text-destructive"
    >
      {problem}
    </p>
  )
}
