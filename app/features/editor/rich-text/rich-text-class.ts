import { cn } from '#app/components/ui/cn'
import { inputClassName } from '#app/components/ui/input'

/** The look of a text that is drawn with its marks: the same in its editor and before that is there. */
export const richTextClassName = cn(
  inputClassName,
  'min-h-24 break-words whitespace-pre-wrap',
  '[&_p+p]:mt-2 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul_ul]:list-[circle] [&_li]:marker:text-subtle-foreground',
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-2',
)
