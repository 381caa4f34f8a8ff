import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { answerCpu, type Ready, tellParent } from './process.ts';

// What ours is held against: the library alone. It answers, and sends everyone a frame of as many bytes as ours.
const [port = '', bytes = ''] = process.argv.slice(2);
const http = createServer();
const io = new Server(http, {
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
});
const pad = 'x'.repeat(Number(bytes));
let seq = 0;
io.of('/watch').on('connection', (socket) => {
  void socket.join('room');
  socket.emit('deltas', []);
});
io.of('/staff').on('connection', (socket) => {
  socket.on('command', (_, ack) => {
    seq += 1;
    io.of('/watch')
      .to('room')
      .emit('deltas', [{ text: `{"seq":${seq},"type"`, pad }]);
    ack({ is: 'recorded', seq });
  });
});
answerCpu();
http.listen(Number(port), '127.0.0.1', () =>
  tellParent<Ready>({ cookies: [], watchers: [], since: 0 }),
);
