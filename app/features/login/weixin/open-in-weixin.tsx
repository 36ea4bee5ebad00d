import { useTranslation } from 'react-i18next'
import { draftIdOf } from '#app/components/bring-draft'
import { CopyLink } from '#app/components/copy-link'

/** WeChat has browser storage of its own: no draft of this browser can be opened there. */
const resumesPath = '/resume/my'

/**
 * On a phone outside WeChat: instead of a code that it cannot scan, the link to log in inside WeChat. Folded, as it is of
 * use only to accounts without a phone number.
 */
export function OpenInWeixin({ origin, to }: { origin: string; to: string }) {
  const { t } = useTranslation('login')
  const query = new URLSearchParams({ to: draftIdOf(to) === undefined ? to : resumesPath })
  // Slashes stay as they are, for who reads the link.
  const link = `${origin}/login?${query.toString().replaceAll('%2F', '/')}`
  return (
    <details className="text-sm">
      <summary className="touch-target mx-auto block w-fit cursor-pointer list-none text-muted-foreground underline decoration-border-strong underline-offset-4 hover:text-foreground hover:decoration-current">
        {t('openInWeixin.ask')}
      </summary>
      <ol className="mt-3 list-decimal space-y-1 pl-5 leading-6 text-muted-foreground">
        <li>{t('openInWeixin.copy')}</li>
        <li>{t('openInWeixin.open')}</li>
        <li>{t('openInWeixin.bind')}</li>
      </ol>
      <CopyLink
        link={link}
        variant="outline"
        labels={{
          copy: t('openInWeixin.button'),
          copied: t('openInWeixin.copied'),
          notCopied: t('openInWeixin.notCopied'),
        }}
      />
    </details>
  )
}
