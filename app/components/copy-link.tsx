import { useState } from 'react'
import { Button } from '#app/components/ui/button'
import { toastDurationMs } from '#app/components/ui/toast/toast-durations'

type CopyLinkProps = {
  link: string
  labels: { copy: string; copied: string; notCopied: string }
  /** It was copied as it appeared. */
  isCopied?: boolean
  /** Of the button: another than the first where the page has a main one. */
  variant?: 'outline'
}

/** A link to share: selectable without scripts, copied by one press with them. */
export function CopyLink({ link, labels, isCopied = false, variant }: CopyLinkProps) {
  const [copyResult, setCopyResult] = useState<'copied' | 'notCopied' | undefined>(
    isCopied ? 'copied' : undefined,
  )
  const copyToClipboard = async () => {
    const result = await navigator.clipboard.writeText(link).then(
      () => 'copied' as const,
      () => 'notCopied' as const,
    )
    setCopyResult(result)
    setTimeout(() => setCopyResult(undefined), toastDurationMs.message)
  }
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-[min(100%,16rem)] flex-1 rounded-md bg-muted px-3 py-2.5 text-sm break-all select-all">
          {link}
        </code>
        <Button variant={variant} className="needs-script max-sm:grow" onClick={() => void copyToClipboard()}>
          {labels.copy}
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-primary">
        {copyResult ? labels[copyResult] : null}
      </p>
    </div>
  )
}
