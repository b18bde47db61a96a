import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { limits } from '#contract/limits.ts'
import { type AvatarOutcome, avatarUploadMachine } from '#machines/account/avatar-upload/avatar-upload.machine.ts'
import { showState } from '#web/ui/by-state.ts'
import { ApiFailure } from '../api/failure.ts'
import { t } from '../i18n/i18n.ts'
import { report } from '../platform/report.ts'
import { Button } from './button.tsx'
import { type CropHandle, Cropper, type CropShape, loadCropper } from './cropper.tsx'
import { FileDrop } from './file-drop.tsx'
import { Panel } from './panel.tsx'
import { Problem } from './reading-parts.tsx'
import { row, soft, stack } from './styles.ts'
import type { ToastAction } from './toasts.tsx'
import { useToast } from './use-toast.ts'
import { helpFor, toastFor, useWhy } from './why.ts'

// A small picture that is there stands beside where another is chosen; a wide one above it.
const choosing = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr); align-items: center; max-inline-size: 30rem;
  &:has(> :first-child[data-face]) { grid-template-columns: auto minmax(0, 1fr); }
  & > [data-face] { inline-size: 5rem; block-size: 5rem; font-size: 1.75rem; }
`

const { step, minimum, maximum } = limits.cropper.zoom
/** Pixels that a press of an arrow moves the picture. */
const nudge = 10
const nudges = [
  { name: 'left', x: -nudge, y: 0 },
  { name: 'right', x: nudge, y: 0 },
  { name: 'up', x: 0, y: -nudge },
  { name: 'down', x: 0, y: nudge },
] as const

function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('unreadable'))
    reader.readAsDataURL(file)
  })
}

/** Rejects what is no picture, whatever its name says. */
async function checkPicture(address: string): Promise<void> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
}

interface PictureUploadProps {
  words: {
    /** Of the picture that is being cropped. */
    alt: string
    choose: string
    /** How to choose what of it is taken; for a square there is a sentence. */
    crop?: string
    failed: string
    /** The toast that goes with it, where there is one. */
    notSaved?: string
  }
  /** What is taken of the picture; a square where it is left out. */
  shape?: CropShape
  /** What is said once it is saved; null where something around it does. */
  saved: ReactNode | null
  /** The toast that goes with it (U-026). */
  savedToast?: { words: string; action: ToastAction }
  /** The picture of now. */
  current: ReactNode
  /** Sends the cropped picture. Refusals of the kind `imageType` and `imageTooLarge` are told beside the field. */
  save(imagePayload: string): Promise<void>
}

/** F-122, F-141, F-170, below a heading that says of what: a picture is chosen, cropped, turned and saved. `save` is read when the picture is confirmed. */
export function PictureUpload({ words, shape, saved, savedToast, current, save }: PictureUploadProps) {
  const saveNow = useRef(save)
  saveNow.current = save
  const chosen = useRef<File | null>(null)
  const crop = useRef<CropHandle>(null)
  const [address, setAddress] = useState('')
  const machine = useMemo(() => {
    let drawn = ''
    return avatarUploadMachine.provide({
      actors: {
        readFile: fromPromise<void>(async ({ signal }) => {
          if (!chosen.current) throw new Error('unreadable')
          const read = await readAsAddress(chosen.current)
          await Promise.all([checkPicture(read), loadCropper()])
          if (!signal.aborted) setAddress(read)
        }),
        // E-043…E-046: the person is told that the picture is still here, the log why it could not be drawn.
        renderPicture: fromPromise<void>(async () => {
          try {
            if (!crop.current) throw new Error('Could not generate cropped canvas context')
            drawn = await crop.current.render()
          } catch (error) {
            report('error', error instanceof Error ? error.message : String(error), error)
            throw error
          }
        }),
        saveAvatar: fromPromise(async (): Promise<AvatarOutcome> => {
          try {
            await saveNow.current(drawn)
          } catch (error) {
            const code = error instanceof ApiFailure ? error.code : null
            if (code === 'imageType' || code === 'imageTooLarge') return { kind: 'refused', fault: code }
            throw error
          }
          return { kind: 'saved' }
        }),
      },
      actions: {
        applyZoom: (_, { zoom }) => crop.current?.zoomTo(zoom),
        applyTurn: () => crop.current?.turn(),
        applyMove: (_, { x, y }) => crop.current?.move(x, y),
      },
    })
  }, [])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { zoom, fault } = state.context
  const isCropping = state.matches('cropping')
  const isSaving = state.matches('rendering') || state.matches('saving')
  const explained = useRef<HTMLParagraphElement>(null)
  const { notSaved } = words
  const retry = { label: t('common:tryAgain'), onPress: () => send({ type: 'crop.confirmed' }) }
  useToast(state.matches('failed') && notSaved ? { kind: 'error', words: toastFor(why, notSaved), action: retry } : null)
  useToast(state.matches('saved') && savedToast ? { kind: 'success', ...savedToast } : null)
  useLayoutEffect(() => {
    if (isCropping) explained.current?.focus()
  }, [isCropping])
  const take = (file: File) => {
    chosen.current = file
    send({ type: 'file.chosen', file: { type: file.type, size: file.size } })
  }
  return (
    <section className={stack}>
      {showState(state.value, {
        choosing: null,
        reading: null,
        cropping: null,
        rendering: null,
        saving: null,
        failed: () => <Problem words={words.failed} help={helpFor(why)} />,
        saved: () =>
          saved && (
            <div role="status">
              <Panel tone="positive">{saved}</Panel>
            </div>
          ),
      })}
      {state.hasTag('cropping') ? (
        <>
          <p className={soft} ref={explained} tabIndex={-1}>
            {words.crop ?? t('account:avatar.cropText')}
          </p>
          <Cropper
            address={address}
            alt={words.alt}
            handle={crop}
            shape={shape}
            onZoom={(wanted) =>
              isCropping && Math.abs(wanted - zoom) >= step / 2 && send({ type: 'picture.zoomed', zoom: wanted })
            }
          />
          {isCropping && (
            <>
              <div className={row}>
                <Button
                  kind="secondary"
                  isDisabled={zoom >= maximum}
                  onClick={() => send({ type: 'picture.zoomed', zoom: zoom + step })}
                >
                  {t('account:avatar.larger')}
                </Button>
                <Button
                  kind="secondary"
                  isDisabled={zoom <= minimum}
                  onClick={() => send({ type: 'picture.zoomed', zoom: zoom - step })}
                >
                  {t('account:avatar.smaller')}
                </Button>
                <Button kind="secondary" onClick={() => send({ type: 'picture.turned' })}>
                  {t('account:avatar.turn')}
                </Button>
                <span role="status">{t('account:avatar.zoom', { percent: Math.round(zoom * 100) })}</span>
              </div>
              <div className={row} role="toolbar" aria-label={t('account:avatar.move')}>
                {nudges.map(({ name, x, y }) => (
                  <Button key={name} kind="quiet" onClick={() => send({ type: 'picture.moved', x, y })}>
                    {t(`account:avatar.${name}`)}
                  </Button>
                ))}
              </div>
            </>
          )}
          <div className={row}>
            <Button isBusy={isSaving} onClick={() => send({ type: 'crop.confirmed' })}>
              {t('account:avatar.save')}
            </Button>
            {!isSaving && (
              <Button kind="quiet" onClick={() => send({ type: 'crop.cancelled' })}>
                {t('account:avatar.cancel')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <div className={choosing}>
          {current}
          <FileDrop
            label={words.choose}
            hint={t('account:avatar.hint')}
            accept={limits.imageTypes}
            error={fault ? t(`account:avatar.fault.${fault}`) : undefined}
            onFiles={([file]) => file && take(file)}
          />
        </div>
      )}
    </section>
  )
}
