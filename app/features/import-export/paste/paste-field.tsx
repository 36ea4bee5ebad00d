import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { inputClassName } from '#app/components/ui/input'
import { useRichPaste } from './use-rich-paste'

type PasteFieldProps = {
  /** What was pasted before the form was rendered anew. */
  pasted: string
  onOpen?(isOpen: boolean): void
}

/** The field for pasted text. With scripts its format is sent, too, and read instead of the bare words. */
export function PasteField({ pasted, onOpen }: PasteFieldProps) {
  const { t } = useTranslation('import-export')
  const { field, html, state, handlePaste, handleInput, decline } = useRichPaste(
    pasted.replace(/\r\n?/g, '\n'),
  )
  return (
    <details
      className="group mt-4"
      open={pasted !== ''}
      onToggle={({ currentTarget }) => onOpen?.(currentTarget.open)}
    >
      <summary className="cursor-pointer rounded-md py-1 text-sm font-medium text-primary">
        {t('paste')}
      </summary>
      <label htmlFor="import-text" className="sr-only">
        {t('pasteLabel')}
      </label>
      <textarea
        ref={field}
        id="import-text"
        name="text"
        rows={8}
        placeholder={t('pasteHint')}
        defaultValue={pasted}
        aria-describedby="import-text-format"
        onPaste={handlePaste}
        onInput={handleInput}
        className={cn(inputClassName, 'mt-2')}
      />
      {html === undefined ? null : <input type="hidden" name="rich" value={html} />}
      <p
        id="import-text-format"
        role="status"
        className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted-foreground empty:hidden"
      >
        {state === 'plain' ? null : <span>{t(`pasteFormat.${state}`)}</span>}
        {state === 'formatted' || state === 'declined' ? (
          <button
            type="button"
            onClick={() => decline(state === 'formatted')}
            className="-my-1 rounded-sm py-1 font-medium text-primary hover:underline"
          >
            {t(state === 'formatted' ? 'pasteFormat.decline' : 'pasteFormat.restore')}
          </button>
        ) : null}
      </p>
    </details>
  )
}
