import '../../i18n/account.words.ts'
import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { type AvatarOutcome, avatarUploadMachine } from '../../../../machines/account/avatar-upload/avatar-upload.machine.ts'
import { accountCalls } from '../../../contract/calls/account.ts'
import type { User } from '../../../contract/entities/user.ts'
import { limits } from '../../../contract/limits.ts'
import { ApiFailure } from '../../api/failure.ts'
import { t } from '../../i18n/i18n.ts'
import { report } from '../../platform/report.ts'
import { Button } from '../../ui/button.tsx'
import { type CropHandle, Cropper } from '../../ui/cropper.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { row, soft, stack } from '../../ui/styles.ts'
import { useSite } from '../session/site.ts'
import { Problem, Saved } from './settings-page.tsx'

const portrait = css`inline-size: 5rem; block-size: 5rem; border-radius: 50%; object-fit: cover;`
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

/** F-122, F-170 */
export function AvatarUpload({ user }: { user: User }) {
  const { api, session } = useSite()
  const chosen = useRef<File | null>(null)
  const crop = useRef<CropHandle>(null)
  const [address, setAddress] = useState('')
  const machine = useMemo(() => {
    /** E-043…E-046: the person is told that the picture is still here, the log why it could not be drawn. */
    async function draw(): Promise<string> {
      try {
        if (crop.current) return await crop.current.render()
        throw new Error('Could not generate cropped canvas context')
      } catch (error) {
        report('error', error instanceof Error ? error.message : String(error), error)
        throw error
      }
    }
    return avatarUploadMachine.provide({
      actors: {
        readFile: fromPromise<void>(async () => {
          if (!chosen.current) throw new Error('unreadable')
          const read = await readAsAddress(chosen.current)
          await Promise.all([checkPicture(read), import('cropperjs')])
          setAddress(read)
        }),
        saveAvatar: fromPromise(async (): Promise<AvatarOutcome> => {
          const imagePayload = await draw()
          try {
            const terms = { path: '/account/settings/personal-details', statement: 'Save' }
            await api.ask(accountCalls.saveAvatar, { body: { imagePayload, terms } })
          } catch (error) {
            const code = error instanceof ApiFailure ? error.code : null
            if (code === 'imageType' || code === 'imageTooLarge') return { kind: 'refused', fault: code }
            throw error
          }
          await session.reload()
          return { kind: 'saved' }
        }),
      },
      actions: {
        applyZoom: (_, { zoom }) => crop.current?.zoomTo(zoom),
        applyTurn: () => crop.current?.turn(),
        applyMove: (_, { x, y }) => crop.current?.move(x, y),
      },
    })
  }, [api, session])
  const [state, send] = useMachine(machine)
  const { zoom, fault } = state.context
  const isCropping = state.matches('cropping')
  const isSaving = state.matches('saving')
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (isCropping) heading.current?.focus()
  }, [isCropping])
  const take = (file: File) => {
    chosen.current = file
    send({ type: 'file.chosen', file: { type: file.type, size: file.size } })
  }
  return (
    <section className={stack} aria-labelledby="avatar">
      <h2 id="avatar" ref={heading} tabIndex={-1}>
        {t('account:avatar.title')}
      </h2>
      {state.matches('saved') && <Saved words={t('account:avatar.saved')} />}
      {state.matches('failed') && <Problem words={t('account:avatar.failed')} />}
      {state.hasTag('cropping') ? (
        <>
          <p className={soft}>{t('account:avatar.cropText')}</p>
          <Cropper
            address={address}
            alt={t('account:avatar.alt')}
            handle={crop}
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
        <>
          {user.avatar ? (
            <img className={portrait} src={user.avatar} alt={t('account:avatar.yours')} />
          ) : (
            <Monogram name={`${user.firstName} ${user.lastName}`} isRound />
          )}
          <FileDrop
            label={t('account:avatar.choose')}
            hint={t('account:avatar.hint')}
            accept={limits.imageTypes}
            error={fault ? t(`account:avatar.fault.${fault}`) : undefined}
            onFiles={([file]) => file && take(file)}
          />
        </>
      )}
    </section>
  )
}
