import { useTranslation } from 'react-i18next'
import { CopyLink } from '#app/components/copy-link'

/** The URL to open inside WeChat, or on another device. */
export function CopyWeixinLink({ link, copy }: { link: string; copy: string }) {
  const { t } = useTranslation('pricing')
  const words = { copy, copied: t('copied'), notCopied: t('notCopied') }
  return <CopyLink link={link} labels={words} />
}
