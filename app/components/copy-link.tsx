import { useState } from 'react'
import { Button } from '#app/components/ui/button'
import { shownForMs } from '#app/components/ui/durations'

type CopyLinkProps = { link: string; words: { copy: string; copied: string; notCopied: string } }

/** A link to hand on: selectable without scripts, one press with them. */
export function CopyLink({ link, words }: CopyLinkProps) {
  const [said, setSaid] = useState<'copied' | 'notCopied'>()
  const copyIt = async () => {
    const result = await navigator.clipboard.writeText(link).then(
      () => 'copied' as const,
      () => 'notCopied' as const,
    )
    setSaid(result)
    setTimeout(() => setSaid(undefined), shownForMs.message)
  }
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-[min(100%,16rem)] flex-1 rounded-md bg-muted px-3 py-2.5 text-sm break-all select-all">
          {link}
        </code>
        <Button className="needs-script max-sm:grow" onClick={() => void copyIt()}>
          {words.copy}
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-primary">
        {said ? words[said] : null}
      </p>
    </div>
  )
}
