// A broker with a sensor: mosquitto where it is installed, else aedes in this process.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import mqtt from 'mqtt';
import { freePort } from '../../support/processes/freePort.ts';
import { brokerTopic, openBroker } from '../../server/live/sources.ts';

const run = promisify(execFile);

export interface Sensor {
  /** Name of the broker. */
  name: string;
  /** Address with the topic. */
  url: string;
  send: (text: string) => void;
  close: () => Promise<void>;
}

interface SignIn {
  username: string;
  password: string;
}

/** Debian installs it outside the path of most users. */
async function findMosquitto(): Promise<string | undefined> {
  for (const program of ['mosquitto', '/usr/sbin/mosquitto']) {
    // Its help ends with an error code.
    const output = await run(program, ['-h']).catch((error: { stdout?: string }) => error);
    if (output.stdout?.includes('mosquitto')) return program;
  }
  return undefined;
}

async function openMosquitto(program: string, { username, password }: SignIn): Promise<Sensor> {
  const folder = mkdtempSync(path.join(tmpdir(), 'broker-'));
  const passwords = path.join(folder, 'passwords');
  await run('mosquitto_passwd', ['-b', '-c', passwords, username, password]);
  const port = await freePort();
  const config = path.join(folder, 'broker.conf');
  // Without `user` it changes to an account that cannot read this folder.
  writeFileSync(
    config,
    `listener ${port} 127.0.0.1\nallow_anonymous false\npassword_file ${passwords}\nuser ${process.env['USER'] ?? 'root'}\n`,
  );
  const broker = spawn(program, ['-c', config], { stdio: 'ignore' });
  const client = await mqtt.connectAsync(
    `mqtt://127.0.0.1:${port}`,
    { username, password, reconnectPeriod: 100 },
    true,
  );
  return {
    name: 'mosquitto',
    url: `mqtt://127.0.0.1:${port}/${brokerTopic}`,
    send: (text) => void client.publish(brokerTopic, text),
    close: async () => {
      await client.endAsync(true);
      broker.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function openSensor(signIn: SignIn): Promise<Sensor> {
  const program = await findMosquitto();
  if (program) return openMosquitto(program, signIn);
  return { name: 'aedes', ...(await openBroker(signIn.password)) };
}
