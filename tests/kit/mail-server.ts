import { SMTPServer } from 'smtp-server'

export interface MailServer {
  received: string[]
  close(): Promise<void>
}

/** A real mail server, which keeps what it receives. What `isLost` says so of is never answered. */
export async function startMailServer(port = 0, isLost = (_text: string) => false): Promise<MailServer & { url: string }> {
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        if (!isLost(text)) done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', () => resolve()))
  const address = smtp.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}
