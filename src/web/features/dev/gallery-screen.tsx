import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { loginRules } from '#contract/sign-in/sign-in.rules.ts'
import gallery from '#locales/en-GB/gallery.json'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { CheckboxField, EmailField, PasswordField } from '#web/ui/fields.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { lazyScreen } from '#web/ui/lazy-screen.tsx'
import { Lightbox } from '#web/ui/lightbox.tsx'
import { LoadingDots } from '#web/ui/loading-dots.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Overlay } from '#web/ui/overlay.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Status } from '#web/ui/status.tsx'
import { pageBody, row, stack } from '#web/ui/styles.ts'
import { settleToast, showToast } from '#web/ui/toasts.tsx'
import { DrawingsPart } from './drawings-part.tsx'
import { SessionPart } from './session-part.tsx'

const rules = z.object({ ...loginRules.shape, agree: z.boolean().check(z.refine((value) => value, 'termsRequired')) })

const Unreachable = lazyScreen(() => Promise.reject(new Error('Out of reach, for the gallery')))

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={stack} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function FormPart() {
  const form = useForm({
    resolver: zodResolver(rules),
    defaultValues: { email: '', password: '', agree: false },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  return (
    <Part title={gallery.form}>
      <FormFrame form={form} fields={['email', 'password', 'agree']} onSubmit={() => showToast('success', gallery.sent)}>
        <EmailField registration={form.register('email')} label={gallery.email} />
        <PasswordField registration={form.register('password')} label={gallery.password} autoComplete="off" />
        <CheckboxField registration={form.register('agree')} label={gallery.agree} hint={gallery.agreeHint} />
        <Button type="submit">{gallery.send}</Button>
      </FormFrame>
    </Part>
  )
}

function ToastPart() {
  const loading = useRef('')
  const many = () => {
    for (let number = 1; number <= 25; number++) showToast('blank', gallery.message.replace('{{number}}', String(number)))
  }
  return (
    <Part title={gallery.toasts}>
      <div className={row}>
        <Button kind="secondary" onClick={() => showToast('success', gallery.success)}>
          {gallery.success}
        </Button>
        <Button kind="secondary" onClick={() => showToast('error', gallery.error)}>
          {gallery.error}
        </Button>
        <Button kind="secondary" onClick={() => showToast('blank', gallery.blank)}>
          {gallery.blank}
        </Button>
        <Button
          kind="secondary"
          onClick={() => {
            loading.current = showToast('loading', gallery.loading)
          }}
        >
          {gallery.loading}
        </Button>
        <Button kind="secondary" onClick={() => settleToast(loading.current, 'success', gallery.settle)}>
          {gallery.settle}
        </Button>
        <Button kind="secondary" onClick={many}>
          {gallery.many}
        </Button>
      </div>
    </Part>
  )
}

type Layer = 'modal' | 'fade' | 'slideFromBottom'

function LayerPart() {
  const [open, setOpen] = useState<Layer | null>(null)
  const close = () => setOpen(null)
  return (
    <Part title={gallery.layers}>
      <div className={row}>
        <Button kind="secondary" onClick={() => setOpen('modal')}>
          {gallery.modal}
        </Button>
        <Button kind="secondary" onClick={() => setOpen('fade')}>
          {gallery.fade}
        </Button>
        <Button kind="secondary" onClick={() => setOpen('slideFromBottom')}>
          {gallery.slide}
        </Button>
        <Lightbox
          open={gallery.lightbox}
          title={gallery.picture}
          image={{ src: '/static-www/icon.svg', alt: gallery.picture }}
          action={{ label: gallery.download, onClick: () => showToast('success', gallery.downloaded) }}
        />
      </div>
      <Modal isOpen={open === 'modal'} title={gallery.modalTitle} onClose={close}>
        <p>{gallery.modalText}</p>
      </Modal>
      {(['fade', 'slideFromBottom'] as const).map((kind) => (
        <Overlay key={kind} kind={kind} isOpen={open === kind} label={gallery.overlayTitle} onClose={close}>
          <Button onClick={close}>{gallery.overlayClose}</Button>
        </Overlay>
      ))}
    </Part>
  )
}

function PeoplePart() {
  const [file, setFile] = useState<File | null>(null)
  const isWrong = file !== null && !['image/png', 'image/jpeg'].includes(file.type)
  return (
    <Part title={gallery.panels}>
      <div className={row}>
        <Monogram name="Alder Home" />
        <Monogram name="Rowan Ellis" isRound />
        <span role="img" aria-label={gallery.dots}>
          <LoadingDots />
        </span>
      </div>
      <Collapsible title={gallery.collapsible}>
        <p>{gallery.collapsibleText}</p>
      </Collapsible>
      <FileDrop
        label={gallery.drop}
        hint={gallery.dropHint}
        accept={['image/png', 'image/jpeg']}
        error={isWrong ? gallery.dropError : undefined}
        onFiles={([first]) => setFile(first ?? null)}
      />
      <p role="status">{file && !isWrong ? gallery.dropped.replace('{{name}}', file.name) : ''}</p>
    </Part>
  )
}

/** /dev/ui, with demo data only: each part of the interface in a place where tests and people can look at it. */
export function GalleryScreen() {
  return (
    <div className={`${pageBody} ${stack}`}>
      <PageHeading intro={gallery.intro}>{gallery.title}</PageHeading>
      <Part title={gallery.buttons}>
        <div className={row}>
          <Button>{gallery.primary}</Button>
          <Button kind="highlight">{gallery.highlight}</Button>
          <Button kind="secondary">{gallery.secondary}</Button>
          <Button kind="quiet">{gallery.quiet}</Button>
          <Button isBusy>{gallery.busy}</Button>
          <Button isDisabled>{gallery.disabled}</Button>
          <ButtonLink to="/">{gallery.link}</ButtonLink>
        </div>
      </Part>
      <FormPart />
      <Part title={gallery.statuses}>
        <div className={row}>
          <Status tone="positive">{gallery.positive}</Status>
          <Status tone="waiting">{gallery.waiting}</Status>
          <Status tone="negative">{gallery.negative}</Status>
        </div>
        <Panel tone="positive">
          <p>{gallery.positiveText}</p>
        </Panel>
        <Panel tone="waiting">
          <p>{gallery.waitingText}</p>
        </Panel>
        <Panel tone="negative">
          <p>{gallery.negativeText}</p>
        </Panel>
        <Unreachable />
      </Part>
      <ToastPart />
      <LayerPart />
      <PeoplePart />
      <DrawingsPart />
      <SessionPart />
    </div>
  )
}
