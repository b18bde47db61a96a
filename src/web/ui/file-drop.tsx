import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type DragEvent, useEffect, useId, useMemo, useRef } from 'react'
import { fileDropMachine } from '#machines/ui/file-drop/file-drop.machine.ts'
import { byState } from './by-state.ts'
import { visuallyHidden } from './styles.ts'

const area = css`
  display: grid; gap: var(--s2); justify-items: center; text-align: center; padding: var(--s6) var(--s4); border: 2px dashed var(--line); border-radius: var(--radius-card); background: var(--surface-raised); cursor: pointer; inline-size: 100%; max-inline-size: 30rem; text-wrap: balance;
  &:focus-within { outline: 3px solid var(--focus); outline-offset: 2px; }
`
const active = css`border-color: var(--accent); background: var(--accent-wash);`
const faulty = css`border-color: var(--negative);`
const errorStyle = css`color: var(--negative); font-weight: 600;`

interface FileDropProps {
  label: string
  hint: string
  /** MIME types that the page accepts (V-050). */
  accept: readonly string[]
  isMultiple?: boolean
  error?: string | undefined
  onFiles(files: File[]): void
}

/** F-166, U-049, V-048, V-049: no files, and more than one where only one may come, are ignored. The plain file field is always there. */
export function FileDrop({ label, hint, accept, isMultiple = false, error, onFiles }: FileDropProps) {
  const id = useId()
  const given = useRef<File[]>([])
  const taken = useRef(onFiles)
  taken.current = onFiles
  const machine = useMemo(() => fileDropMachine.provide({ actions: { takeFiles: () => taken.current(given.current) } }), [])
  const [state, send] = useMachine(machine, { input: { isMultiple } })
  const hasFault = error !== undefined
  useEffect(() => send({ type: hasFault ? 'fault.told' : 'fault.forgotten' }), [hasFault, send])
  const take = (files: FileList | null) => {
    given.current = [...(files ?? [])]
    send({ type: 'files.given', count: given.current.length })
  }
  const { drag, fault } = state.value
  const tell = (event: DragEvent, type: 'drag.entered' | 'drag.left') => {
    event.preventDefault()
    send({ type })
  }
  return (
    <label
      className={cx(area, byState(drag, { idle: '', active }), byState(fault, { none: '', told: faulty }))}
      htmlFor={id}
      onDragOver={(event) => tell(event, 'drag.entered')}
      onDragLeave={(event) => tell(event, 'drag.left')}
      onDrop={(event) => {
        tell(event, 'drag.left')
        take(event.dataTransfer.files)
      }}
    >
      <b>{label}</b>
      <span>{hint}</span>
      {error && (
        <span id={`${id}-error`} className={errorStyle}>
          {error}
        </span>
      )}
      <input
        id={id}
        type="file"
        className={visuallyHidden}
        accept={accept.join(',')}
        multiple={isMultiple}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          take(event.target.files)
          // Or the same file, chosen again after a failure, would be no change.
          event.target.value = ''
        }}
      />
    </label>
  )
}
