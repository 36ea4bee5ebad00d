import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorStore, useFieldValue } from '#app/features/editor/state/editor-context'
import { Field } from './field'
import type { LeftContact } from './leave-contact'

const contacts = {
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { inputMode: 'email', autoComplete: 'email' },
} as const

/** Somebody who writes an address does not pause longer in it. */
const typingMs = 2_500

/**
 * A phone or e-mail: left, it is written as it is printed, or said to be none. What was typed stays in any case, and is not called
 * wrong while it is being typed.
 */
export function ContactField({ of }: { of: keyof typeof contacts }) {
  const { t } = useTranslation('fields')
  const name = `basics.${of}`
  const store = useEditorStore()
  const value = useFieldValue(name)
  const unchanged = useRef(value)
  const [isTyping, setIsTyping] = useState(false)
  useEffect(() => {
    if (!isTyping) return
    const timeout = setTimeout(() => setIsTyping(false), typingMs)
    return () => clearTimeout(timeout)
  }, [isTyping, value])
  const [left, setLeft] = useState<LeftContact>()

  async function leave() {
    // Offline it stays as it is typed.
    const module = await import('./leave-contact').catch(() => undefined)
    if (!module) return
    const now = module.leaveContact(store, of, unchanged.current)
    unchanged.current = now.value
    setLeft(now)
  }
  return (
    <Field
      name={name}
      label={t(`basics.${of}`)}
      {...contacts[of]}
      problem={isTyping ? null : left?.value === value ? left.problem : undefined}
      onInput={() => setIsTyping(true)}
      onBlur={() => {
        setIsTyping(false)
        void leave()
      }}
    />
  )
}
