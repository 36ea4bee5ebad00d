import { useEffect, useRef, useState } from 'react'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { BasicsPanel } from './basics-panel'
import { rememberSection } from './remember-section'
import { SectionEditor } from './section-editor'
import { sectionToOpen } from './section-to-open'

/** The parts of the resume, one row each, of which one is open. */
export function SectionList({ isPhone }: { isPhone?: boolean }) {
  const store = useEditorStore()
  const [firstOpenId] = useState(() => sectionToOpen(store.getState(), isPhone))
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => rememberSection(list.current!, store), [store])
  const joined = useEditor((state) => state.resume.sections.map(({ id }) => id).join())
  const ids = joined ? joined.split(',') : []
  return (
    <div ref={list} className="divide-y divide-border rounded-lg border border-border bg-card shadow-xs">
      <BasicsPanel isOpen={firstOpenId === 'basics'} />
      {ids.map((id, index) => (
        <SectionEditor
          key={id}
          index={index}
          isFirst={index === 0}
          isLast={index === ids.length - 1}
          isOpen={firstOpenId === id}
        />
      ))}
    </div>
  )
}
