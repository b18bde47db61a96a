import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ProviderLinking, useLinkingOffer } from '#web/shared/sign-in/linking-offer.ts'

/** F-042: who came with an account of Facebook or Apple is asked about it before they go on to `href`. */
export function Entered({ href }: { href: string }) {
  const navigate = useNavigate()
  const { held, isOver, finish } = useLinkingOffer()
  useEffect(() => {
    if (isOver) void navigate({ href, replace: true })
  }, [isOver, navigate, href])
  return held && <ProviderLinking held={held} onDone={finish} />
}
