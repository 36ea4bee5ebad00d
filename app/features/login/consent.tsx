import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { weixinAuthPath, type ConsentFor, type LoginView } from './login-form-state'

type Policies = LoginView['policies']

/** Links to 用户协议 and 隐私政策, which open without leaving the form. */
function PolicyLinks({ policies, before }: { policies: Policies; before: 'box' | 'ask' }) {
  const { t } = useTranslation('login')
  const look = 'text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-current'
  return (
    <>
      {t(`agree.${before}`)}
      <a href={policies.agreement} target="_blank" rel="noreferrer" className={look}>
        {t('agree.agreement')}
      </a>
      {t('agree.and')}
      <a href={policies.privacy} target="_blank" rel="noreferrer" className={look}>
        {t('agree.privacy')}
      </a>
    </>
  )
}

/** Unticked by default. */
export function ConsentBox({ policies, isAgreed }: { policies: Policies; isAgreed: boolean }) {
  return (
    <Checkbox
      name="agreed"
      key={String(isAgreed)}
      defaultChecked={isAgreed}
      className="text-sm leading-6 text-muted-foreground"
    >
      <span>
        <PolicyLinks policies={policies} before="box" />
      </span>
    </Checkbox>
  )
}

/** Asks for consent after a press without the tick; the input stays. */
export function ConsentQuestion({ policies, consentFor }: { policies: Policies; consentFor: ConsentFor }) {
  const { t } = useTranslation('login')
  const buttonProps =
    consentFor === 'weixin' ? { value: 'agree', formAction: weixinAuthPath } : { value: 'agree' }
  return (
    <div role="alert" className="rounded-lg bg-secondary p-4">
      <p className="text-sm leading-6">
        <PolicyLinks policies={policies} before="ask" />
      </p>
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-3">
        <Button type="submit" name="intent" value="cancel" variant="outline">
          {t('agree.no')}
        </Button>
        <Button type="submit" name="intent" {...buttonProps}>
          {t('agree.yes')}
        </Button>
      </div>
    </div>
  )
}
