import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { weixinAuthPath } from '#app/features/login/login-form-state'
import { WeixinIcon } from './weixin-icon'

/** The way of this browser comes first and is larger: in WeChat its button, elsewhere the phone. */
export function WeixinButton({ first = false }: { first?: boolean }) {
  const { t } = useTranslation('login')
  const divider = (
    <p
      aria-hidden
      className="flex items-center gap-3 text-sm text-subtle-foreground before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border"
    >
      {t('or')}
    </p>
  )
  return (
    <>
      {first ? null : divider}
      <Button
        type="submit"
        name="intent"
        value="weixin"
        formAction={weixinAuthPath}
        size={first ? 'lg' : 'default'}
        variant={first ? 'default' : 'outline'}
        className="w-full [&_svg]:size-5"
      >
        <WeixinIcon />
        {t(first ? 'weixin.button' : 'weixin.scan')}
      </Button>
      {first ? divider : null}
    </>
  )
}
