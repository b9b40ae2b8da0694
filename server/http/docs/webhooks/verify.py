import base64, hashlib, hmac, json, time


def verify(secret, headers, body):
    """Returns the event, or None when the message is not genuine. `body` is bytes."""
    message_id, timestamp = headers.get("webhook-id"), headers.get("webhook-timestamp", "")
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return None
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    for signature in headers.get("webhook-signature", "").split(" "):
        if hmac.compare_digest(signature.removeprefix("v1,").encode(), expected):
            return json.loads(body)
    return None
