import { useTranslation } from 'react-i18next'
import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { Button } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'
import { isLinkTarget } from '#resume-model/rich-text/parse-inline'

/** The link form of the selected words; without a selection it inserts the address itself. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const { t } = useTranslation('editor-tools')
  const [currentHref] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [isInvalid, setIsInvalid] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  /** Removes the link when nothing is typed. */
  function applyLink(typed: string) {
    const href = /^[a-z]+:/i.test(typed) || !typed ? typed : `https://${typed}`
    if (href && !isLinkTarget(href)) return setIsInvalid(true)
    const chain = editor.chain().focus().setMeta('apart', true).extendMarkRange('link')
    if (!href) chain.unsetMark('link').run()
    else if (editor.state.selection.empty && !currentHref)
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setMark('link', { href }).run()
    onDone()
  }

  return (
    <div className="col-span-2 row-start-3 mb-2 rounded-md bg-muted p-2">
      <div className="flex items-center gap-2">
        <Input
          ref={input}
          // The address is what the user types next.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          inputMode="url"
          defaultValue={currentHref}
          aria-label={t('rich.address')}
          aria-invalid={isInvalid || undefined}
          placeholder="https://"
          className="h-9 min-w-0 grow"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            event.preventDefault()
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') return applyLink(event.currentTarget.value.trim())
            onDone()
            editor.commands.focus()
          }}
        />
        <Button size="sm" onClick={() => applyLink(input.current!.value.trim())}>
          {t('rich.put')}
        </Button>
        {currentHref ? (
          <Button size="sm" variant="ghost-destructive" onClick={() => applyLink('')}>
            {t('rich.unlink')}
          </Button>
        ) : null}
      </div>
      {isInvalid ? (
        <p role="alert" className="mt-1 text-sm text-destructive">
          {t('rich.wrong')}
        </p>
      ) : null}
    </div>
  )
}
